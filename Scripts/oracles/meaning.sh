# shellcheck shell=bash
# shellcheck disable=SC2154
# Scripts/compare meaning [--rows COUNT] [--seed SEED] [OPTION…]: lets the command read typed, pasted, scanned, and loaded
# input, and compares the values with the intended ones. A complete value that isn't the intended one is a failure.
#
# Without options it reads the rows in Tests/Vectors/meaning, which needs Python alone. With --seed, or --rows, it draws
# fresh ones, 20,000 unless --rows gives a count. For that it makes a virtual environment with packages from PyPI, and
# needs the network. --kind PART reads some kinds only, --show N shows more of each; --verdict honest shows what isn't
# read, --verbose counts each kind. FORMWORK names another command than CLI/.build/release/formwork.
#
# --commit draws the rows of Tests/Vectors/meaning again.

need python3 python3
folder=$PWD/.build/oracles/meaning rows='' seed='' commit='' options=()
vectors=Tests/Vectors/meaning
while [ $# -gt 0 ]; do
  case $1 in
    --rows) rows=$2 && shift ;;
    --seed) seed=$2 && shift ;;
    --commit) commit=yes ;;
    *) options+=("$1") ;;
  esac
  shift
done

# draw COUNT SEED [FAMILY…]: writes rows.
draw() {
  python -r Data/tools/meaning/requirements.txt
  "$python" Data/tools/draw-meaning.py "$@"
}

mkdir -p "$folder"
formwork=${FORMWORK:-$PWD/CLI/.build/release/formwork}
if [ -n "$commit" ]; then
  draw "${rows:-3000}" "${seed:-42}" numbers dates phones identifiers cards gentle masks extraction >"$vectors/drawn.jsonl"
  draw 600 "${seed:-42}" edits >"$vectors/edits.jsonl"
elif [ -n "$rows$seed" ]; then
  seed=${seed:-$RANDOM}
  echo "note: ${rows:-20000} inputs of the seed $seed"
  draw "${rows:-20000}" "$seed" >"$folder/rows.jsonl"
  python3 Data/tools/judge-meaning.py "$formwork" "$folder/rows.jsonl" --floors "$vectors/floors.json" ${options[@]+"${options[@]}"}
else
  cat "$vectors"/*.jsonl | python3 Data/tools/judge-meaning.py "$formwork" - --floors "$vectors/floors.json" \
    ${options[@]+"${options[@]}"}
fi
