/** Adobe RGB (1998), section 4.3: gamma, and the primaries adapted to D50 as XYZ, in the columns of a profile. */
const adobe = {
  gamma: 563 / 256,
  red: [0.60974, 0.31111, 0.01947],
  green: [0.20528, 0.62567, 0.06087],
  blue: [0.14919, 0.06322, 0.74457],
};
const d50 = [0.9642, 1, 0.82491];

/** @returns an ICC profile, version 2, of Adobe's RGB; sharp brings none */
export function adobeRgbProfile(): Buffer {
  const curve = Buffer.alloc(16);
  curve.write("curv", 0);
  curve.writeUInt32BE(1, 8);
  curve.writeUInt16BE(Math.round(adobe.gamma * 256), 12);
  const tags: [string, Buffer][] = [
    ["wtpt", xyz(d50)],
    ["rXYZ", xyz(adobe.red)],
    ["gXYZ", xyz(adobe.green)],
    ["bXYZ", xyz(adobe.blue)],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ];
  const head = Buffer.alloc(128 + 4 + tags.length * 12);
  head.writeUInt32BE(0x02_10_00_00, 8);
  head.write("mntrRGB XYZ ", 12);
  head.write("acsp", 36);
  xyz(d50).copy(head, 68, 8);
  head.writeUInt32BE(tags.length, 128);
  let end = head.length;
  for (const [index, [name, data]] of tags.entries()) {
    const at = 132 + index * 12;
    head.write(name, at);
    head.writeUInt32BE(end, at + 4);
    head.writeUInt32BE(data.length, at + 8);
    end += data.length;
  }
  head.writeUInt32BE(end, 0);
  return Buffer.concat([head, ...tags.map(([, data]) => data)]);
}

function xyz(values: number[]): Buffer {
  const data = Buffer.alloc(20);
  data.write("XYZ ", 0);
  for (const [index, value] of values.entries()) data.writeInt32BE(Math.round(value * 65_536), 8 + index * 4);
  return data;
}
