/** The parameters of RFC 3492 §5. */
const [base, tMin, tMax, skew, damp, initialBias, initialN] = [36, 1, 26, 38, 700, 72, 128];

const digitOf = (character: string): number => {
  const digit = Number.parseInt(character, base);
  // Punycode counts the letters first: a = 0, …, z = 25, 0 = 26, …, 9 = 35.
  return digit < 10 ? digit + 26 : digit - 10;
};

const adapted = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((base - tMin) * tMax) / 2; bias += base) rest = Math.floor(rest / (base - tMin));
  return bias + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
};

type Integer = Readonly<{ value: number; rest: string }>;

/** The next generalized variable-length integer of `text` (RFC 3492 §3.3). */
const readInteger = (text: string, bias: number): Integer => {
  let [value, weight] = [0, 1];
  for (const [index, character] of Array.from(text).entries()) {
    const digit = digitOf(character);
    value += digit * weight;
    const threshold = Math.min(Math.max(base * (index + 1) - bias, tMin), tMax);
    if (digit < threshold) return { value, rest: text.slice(index + 1) };
    weight *= base - threshold;
  }
  throw new Error('The label ends within a number.');
};

/**
 * A label of a domain without its `xn--`, decoded (RFC 3492 §6.2). `encoded` is one that a URL parser has accepted; of any other the result is
 * undefined, or an error.
 */
export const decodePunycode = (encoded: string): string => {
  const hyphen = encoded.lastIndexOf('-');
  const characters = Array.from(encoded.slice(0, Math.max(hyphen, 0)));
  let [rest, n, place, bias] = [encoded.slice(hyphen + 1), initialN, 0, initialBias];
  while (rest !== '') {
    const read = readInteger(rest, bias);
    const length = characters.length + 1;
    bias = adapted(read.value, length, rest.length === encoded.length - hyphen - 1);
    n += Math.floor((place + read.value) / length);
    place = (place + read.value) % length;
    characters.splice(place, 0, String.fromCodePoint(n));
    place += 1;
    rest = read.rest;
  }
  return characters.join('');
};
