import { hasImage } from "@estudio/contract/image";
import ImageOutlined from "@mui/icons-material/ImageOutlined";
import { Box } from "@mui/material";
import { useEffect, useState } from "react";
import { thumbnail } from "./thumbnail";

type Props = { path: string | null | undefined; alt?: string; ratio?: string; width?: 320 | 640 };

/** A picture in its frame; an icon where there is none (also for values that still hold `{host}`). */
export function Thumb({ path, alt = "", ratio = "4 / 3", width = 320 }: Props) {
  const [source, setSource] = useState<string>();
  useEffect(() => setSource(hasImage(path) ? thumbnail(path, width) : undefined), [path, width]);
  return (
    <Box
      sx={{
        aspectRatio: ratio,
        bgcolor: "#EFE9DF",
        display: "grid",
        placeItems: "center",
        overflow: "hidden",
        width: "100%",
      }}
    >
      {source && hasImage(path) ? (
        <Box
          component="img"
          src={source}
          alt={alt}
          loading="lazy"
          // Narrow originals have no such size: then the picture itself.
          onError={() => setSource(source === path ? undefined : path)}
          sx={{ width: "100%", height: "100%", objectFit: "cover", display: "block" }}
        />
      ) : (
        <ImageOutlined aria-hidden sx={{ color: "#A89C8A", fontSize: 32 }} />
      )}
    </Box>
  );
}
