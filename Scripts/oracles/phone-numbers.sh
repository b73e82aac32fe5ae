# shellcheck shell=bash
# shellcheck disable=SC2154
# Scripts/compare phone-numbers [COUNT [SEED]]: compares the parsing of phone numbers with libphonenumber's port to
# Python: for the inputs of its own tests, with their own metadata, and for random inputs of all regions, by default
# 100,000.
#
# It unpacks the package's sources, which have the tests.

need_swift
count=${1:-100000} seed=${2:-$RANDOM}
version=$(version_of phone-numbers.json)
python "phonenumbers==$version"
sources=$folder/phonenumbers-$version
if [ ! -d "$sources" ]; then
  "$folder/python/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary=:all: \
    --dest "$folder" "phonenumbers==$version"
  tar -xzf "$sources.tar.gz" -C "$folder"
fi

# A copy of the module and of the test that compares rows, which builds in seconds and can have other tables.
copy=$folder/copy tables=Sources/FormworkPhoneNumbers/Generated/NumberingTables.swift
rm -rf "$copy/Sources" "$copy/Tests"
mkdir -p "$copy/Sources" "$copy/Tests/FormworkPhoneNumbersTests"
cp -R Sources/FormworkPhoneNumbers "$copy/Sources"
cp Tests/FormworkPhoneNumbersTests/Vectors/*.swift "$copy/Tests/FormworkPhoneNumbersTests"
cat >"$copy/Package.swift" <<'PACKAGE'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "copy", platforms: [.macOS(.v12)],
  targets: [
    .target(name: "FormworkPhoneNumbers", exclude: ["Documentation.docc"]),
    .testTarget(name: "FormworkPhoneNumbersTests", dependencies: ["FormworkPhoneNumbers"]),
  ],
  swiftLanguageModes: [.v6]
)
PACKAGE

# compare FILE: whether the answers are those of its rows.
compare() {
  PHONE_NUMBER_ROWS=$1 swift test --package-path "$copy" -c release --filter drawnNumbers
}

python3 Data/tools/import-phone-numbers.py --tests "$sources" >"$folder/tests.json"
python3 Data/tools/generate-phone-number-tables.py --data "$folder/tests.json" --output "$copy/$tables"
"$python" Data/tools/draw-phone-numbers.py --tests "$sources" >"$folder/tests.tsv"
echo "note: the $(wc -l <"$folder/tests.tsv" | tr -d ' ') inputs of the tests of phonenumbers $version"
compare "$folder/tests.tsv"

echo "note: $count inputs with the seed $seed"
cp "$tables" "$copy/$tables"
"$python" Data/tools/draw-phone-numbers.py "$count" "$seed" >"$folder/numbers.tsv"
compare "$folder/numbers.tsv"
