import type { Media } from "@estudio/contract";
import { Stack, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import * as css from "./FocalPoint.module.css";

type Props = { media: Media; focal: Media["focal"]; onChange: (focal: Media["focal"]) => void };

const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

/** Set the focal point of a picture by click or arrow keys. */
export function FocalPoint({ media, focal, onChange }: Props) {
  const place = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: clamp((clientX - box.left) / box.width), y: clamp((clientY - box.top) / box.height) });
  };
  return (
    <Stack spacing={0.5}>
      <Typography>Punto que no debe recortarse: pulsa en la imagen o usa las flechas.</Typography>
      <button
        type="button"
        className={css.picture}
        style={{ background: media.color }}
        aria-label={`Encuadre: ${Math.round(focal.x * 100)} % desde la izquierda, ${Math.round(focal.y * 100)} % desde arriba`}
        onClick={(event) => event.detail > 0 && place(event)}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          onChange({ x: clamp(focal.x + step[0]), y: clamp(focal.y + step[1]) });
        }}
      >
        <img src={media.path} alt="" />
        <span aria-hidden className={css.point} style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
      </button>
    </Stack>
  );
}
