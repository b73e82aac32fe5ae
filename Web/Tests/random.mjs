/** The numbers of a generator of 32 bits (xorshift), so that a run can be repeated. */
export function random(state) {
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
