/** The two-byte length of a segment includes itself. */
const maxSegmentBytes = 65_535 - 2;
const iccName = Buffer.from("ICC_PROFILE\0");
const [app1, app2] = [0xe1, 0xe2];

/**
 * Insert a colour profile and Exif into a JPEG without them (ICC.1, annex B.4; Exif 2.32, 4.5.4). sharp would convert
 * the pixels to a given profile instead of attaching it.
 * @param exif starts with `Exif\0\0`; dropped if it exceeds one segment
 */
export function withSegments(jpeg: Buffer, { profile, exif }: { profile?: Buffer; exif?: Buffer }): Buffer {
  const segments: Buffer[] = [];
  if (exif && exif.length <= maxSegmentBytes) segments.push(segment(app1, exif));
  if (profile) {
    const part = maxSegmentBytes - iccName.length - 2;
    const parts = Math.ceil(profile.length / part);
    for (let at = 0; at < parts; at++)
      segments.push(
        segment(
          app2,
          Buffer.concat([iccName, Buffer.from([at + 1, parts]), profile.subarray(at * part, (at + 1) * part)]),
        ),
      );
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
