/** The commitment to a game's seed, checked in the browser. */

const PURPOSE = 'gravegoods commitment 1';

/** A part as it goes into the hash: its length as eight little-endian bytes, then its bytes. */
function framed(part: Uint8Array): number[] {
  const length = new DataView(new ArrayBuffer(8));
  length.setBigUint64(0, BigInt(part.length), true);
  return [...new Uint8Array(length.buffer), ...part];
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The commitment to a seed, which the server shows before the game. */
export async function sealOf(seed: string): Promise<string> {
  const text = new Uint8Array([...framed(new TextEncoder().encode(PURPOSE)), ...framed(bytesOf(seed))]);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
