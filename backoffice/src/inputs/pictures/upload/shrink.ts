import { maxUploadBytes, maxUploadPixels } from "@estudio/contract/content/media";

/** Longest sides to try, in px. An iPhone's canvas is limited to 4096 × 4096; the server keeps 2560 (`variants.ts`). */
const sides = [4096, 2560];
/** Decoding more would need over 1 GB of memory. */
const maxDecodable = { bytes: 200_000_000, pixels: 250_000_000 };
/** Without GIF: a canvas takes its first frame, which may be blank. */
const shrinkable = /^image\/(jpeg|png|webp|avif|tiff|hei[cf])$/;
const quality = 0.92;

/** `words` tells the user what was done to the picture, if anything. */
type Shrunk = { file: File; words?: string };

/**
 * Shrink a picture that exceeds the server's limits in pixels or bytes. The result is upright, with a white background
 * instead of transparency, like the server's renditions.
 * @param onShrink called before shrinking, which can take seconds
 * @returns the original file if it is small enough or the browser cannot decode it
 */
export async function shrinkIfNeeded(file: File, onShrink: () => void): Promise<Shrunk> {
  if (!shrinkable.test(file.type) || file.size > maxDecodable.bytes) return { file };
  const address = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(address);
    const { naturalWidth: width, naturalHeight: height } = picture;
    const pixels = width * height;
    const isSmall = pixels <= maxUploadPixels && file.size <= maxUploadBytes;
    if (isSmall || pixels > maxDecodable.pixels) return { file };
    onShrink();
    await picture.decode();
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(width, height));
      const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
      const copy = await drawScaled(picture, size);
      if (copy.size > maxUploadBytes) continue;
      const from = `${width} × ${height} píxeles y ${megabytes.format(file.size / 1024 / 1024)} MB`;
      const words = `«${file.name}» (${from}) se ha reducido a ${size.width} × ${size.height} antes de subirla. En la web no se nota.`;
      return { file: new File([copy], file.name, { type: copy.type }), words };
    }
    return { file };
  } catch {
    return { file };
  } finally {
    URL.revokeObjectURL(address);
  }
}

const megabytes = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 1 });

/** Resolves when the size is known, before the picture is decoded. */
function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = reject;
    picture.src = address;
  });
}

function drawScaled(picture: HTMLImageElement, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Cannot create a 2D canvas context");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("Cannot encode the canvas"))),
      "image/jpeg",
      quality,
    );
  });
}
