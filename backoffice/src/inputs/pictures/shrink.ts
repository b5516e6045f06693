import { maximumUploadBytes, maximumUploadPixels } from "@estudio/contract/content/media";

/** Longest sides to try, in pixels: the server keeps 2560 (api/src/pictures/variants.ts), and a canvas of an iPhone holds 4096 × 4096. */
const sides = [4096, 2560];
/** More would take more than a gigabyte of memory to decode. */
const decodable = { bytes: 200_000_000, pixels: 250_000_000 };
/** Not GIF: a canvas takes its first frame, which may show nothing. */
const shrinkable = /^image\/(jpeg|png|webp|avif|tiff|hei[cf])$/;
const quality = 0.92;

/** `words`: what was done to the picture, where something was. */
type Fitting = { file: File; words?: string };

/**
 * Shrinks a picture that is larger than the server takes, in pixels or in bytes. The copy is upright, and white where the
 * picture is transparent, as the server would make it.
 * @param onShrink told when it begins, which can take seconds
 * @returns the file itself where it is small enough, or where this browser cannot read it
 */
export async function fitting(file: File, onShrink: () => void): Promise<Fitting> {
  if (!shrinkable.test(file.type) || file.size > decodable.bytes) return { file };
  const address = URL.createObjectURL(file);
  try {
    const picture = await loaded(address);
    const { naturalWidth: width, naturalHeight: height } = picture;
    const pixels = width * height;
    const isSmall = pixels <= maximumUploadPixels && file.size <= maximumUploadBytes;
    if (isSmall || pixels > decodable.pixels) return { file };
    onShrink();
    await picture.decode();
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(width, height));
      const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
      const copy = await drawn(picture, size);
      if (copy.size > maximumUploadBytes) continue;
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

/** @returns the picture once its size is known, before it is decoded */
function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = reject;
    picture.src = address;
  });
}

function drawn(picture: HTMLImageElement, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/jpeg", quality);
  });
}
