import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Close from "@mui/icons-material/Close";
import DragIndicator from "@mui/icons-material/DragIndicator";
import EditOutlined from "@mui/icons-material/EditOutlined";
import { FormHelperText, Stack, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { useInput, useTranslateLabel } from "react-admin";
import { IconAction } from "../../layout/IconAction";
import { Columns } from "../../layout/parts";
import { useToast } from "../../layout/toasts/useToast";
import * as css from "./GalleryInput.module.css";
import { PictureDetails } from "./PictureDetails";
import { Thumb } from "./Thumb";
import { UploadButton } from "./upload/UploadButton";
import { useUpload } from "./upload/useUpload";

const noPictures: string[] = [];

/** Edit a gallery: upload several pictures, and sort them by mouse, touch or keyboard. */
export default function GalleryInput({ source }: { source: string }) {
  const label = String(useTranslateLabel()({ source }));
  const { field, fieldState } = useInput({ source });
  const toast = useToast();
  const paths: string[] = field.value ?? noPictures;
  const latest = useRef(paths);
  latest.current = paths;
  const change = (next: string[]) => {
    latest.current = next;
    field.onChange(next);
  };
  const { send, upload, errors, notes } = useUpload((path) => {
    if (latest.current.includes(path)) return toast.done("Esa imagen ya estaba en la galería");
    change([...latest.current, path]);
    toast.done("Imagen agregada");
  });
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    change(arrayMove(paths, paths.indexOf(String(active.id)), paths.indexOf(String(over.id))));
  };
  return (
    <Stack
      role="group"
      spacing={1.5}
      aria-label={label}
      data-field={source}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send([...event.dataTransfer.files]);
      }}
    >
      <Typography variant="strong">{label}</Typography>
      <Sorting paths={paths} onDragEnd={onDragEnd}>
        {paths.map((path, index) => (
          <Item key={path} path={path} index={index} onRemove={() => change(paths.filter((other) => other !== path))} />
        ))}
      </Sorting>
      <UploadButton label="Añadir imágenes" multiple onFiles={send} upload={upload} errors={errors} notes={notes} />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Stack>
  );
}

type SortingProps = { paths: string[]; onDragEnd: (event: DragEndEvent) => void; children: React.ReactNode };

function Sorting({ paths, onDragEnd, children }: SortingProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => paths.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Has cogido la imagen ${place(active.id)} de ${paths.length}.`,
    onDragOver: ({ over }) => (over ? `Está en la posición ${place(over.id)} de ${paths.length}.` : ""),
    onDragEnd: ({ over }) =>
      over ? `Has dejado la imagen en la posición ${place(over.id)}.` : "La imagen vuelve a su sitio.",
    onDragCancel: () => "Movimiento cancelado: la imagen vuelve a su sitio.",
  };
  const instructions = {
    draggable:
      "Pulsa espacio para coger la imagen, las flechas para moverla, espacio para dejarla y escape para cancelar.",
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={paths} strategy={rectSortingStrategy}>
        <Columns component="ol" role="list" of="repeat(auto-fill, minmax(140px, 1fr))" spacing={1.5}>
          {children}
        </Columns>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = { path: string; index: number; onRemove: () => void };

function Item({ path, index, onRemove }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: path,
  });
  const [details, setDetails] = useState(false);
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${css.picture} ${css.held}` : css.picture}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Thumb path={path} alt={`Imagen ${index + 1}`} />
      <div className={css.tools}>
        <IconAction
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          aria-roledescription="elemento ordenable"
          label={`Mover la imagen ${index + 1}`}
          icon={DragIndicator}
          className={css.handle}
        />
        <IconAction
          label={`Texto y encuadre de la imagen ${index + 1}`}
          icon={EditOutlined}
          onClick={() => setDetails(true)}
        />
        <IconAction label={`Quitar la imagen ${index + 1}`} icon={Close} onClick={onRemove} />
      </div>
      {details && <PictureDetails path={path} onClose={() => setDetails(false)} />}
    </li>
  );
}
