import type { ItemsDefinition } from "@estudio/contract/pages/definition";
import { feeUnits, maxFee } from "@estudio/contract/pages/fees";
import { isTranslatable, itemTexts } from "@estudio/contract/pages/sectionTexts";
import { services } from "@estudio/contract/pages/services";
import type { Language } from "@estudio/contract/paths";
import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { Button, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import {
  ArrayInputBase,
  NumberInput,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from "react-admin";
import { Choice } from "../inputs/Choice";
import { PictureInput } from "../inputs/pictures/PictureInput";
import { TextIn, Translated, type TranslatedInputProps } from "../inputs/Translated";
import { IconAction } from "../layout/IconAction";
import { Columns, Grow, Row } from "../layout/parts";
import { emptyItem } from "./sections";

type Props = { of: ItemsDefinition };

/**
 * Edit the repeated items of a section, e.g. testimonials. Uses react-admin's headless array input: its ready-made iterator
 * shows buttons only on hover, after the fields and with equal names.
 */
export const ItemsInput = ({ of }: Props) => (
  <ArrayInputBase source="items">
    <SimpleFormIteratorBase getItemDefaults={() => emptyItem}>
      <Items of={of} />
    </SimpleFormIteratorBase>
  </ArrayInputBase>
);

function Items({ of }: Props) {
  const { fields } = useArrayInput();
  const { add, total } = useSimpleFormIterator();
  const addition = useRef<HTMLButtonElement>(null);
  return (
    <Stack role="group" aria-label={of.many} spacing={2}>
      <Typography variant="strong">{of.many}</Typography>
      {fields.map(({ id }, index) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          {/* Removing an item unmounts the focused button; without this, the focus would jump to the top of the page. */}
          <Item of={of} onRemoved={() => addition.current?.focus()} />
        </SimpleFormIteratorItemBase>
      ))}
      <Row>
        <Button ref={addition} variant="outlined" onClick={() => add()} disabled={total >= (of.most ?? 30)}>
          Añadir {of.one.toLowerCase()}
        </Button>
      </Row>
    </Stack>
  );
}

function Item({ of: { one, fields }, onRemoved }: Props & { onRemoved: () => void }) {
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const name = `${one.toLowerCase()} ${index + 1}`;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  // At either end the pressed arrow becomes disabled and would lose the focus.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    if (index === 0) down.current?.focus();
    if (index === total - 1) up.current?.focus();
  }, [index, total]);
  const move = (to: number) => {
    moved.current = true;
    reOrder(to);
  };
  return (
    <Paper variant="card" sx={{ bgcolor: "background.default" }}>
      <Stack spacing={2}>
        <Row nowrap spacing={0}>
          <Grow>
            <Typography variant="strong">
              {one} {index + 1}
            </Typography>
          </Grow>
          <IconAction
            ref={up}
            label={`Subir ${name}`}
            icon={ArrowUpward}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          />
          <IconAction
            ref={down}
            label={`Bajar ${name}`}
            icon={ArrowDownward}
            disabled={index === total - 1}
            onClick={() => move(index + 1)}
          />
          <IconAction
            label={`Quitar ${name}`}
            icon={DeleteOutlined}
            onClick={() => {
              remove();
              onRemoved();
            }}
          />
        </Row>
        {fields.service && <Choice source="service" label={fields.service} options={services} />}
        {fields.unit && (
          <Columns of={3} from="sm">
            <NumberInput source="from" label={fields.from} min={1} max={maxFee} helperText={false} />
            <NumberInput source="until" label={fields.until} min={1} max={maxFee} helperText="Vacío: «desde»." />
            <Choice source="unit" label={fields.unit} options={feeUnits} />
          </Columns>
        )}
        {itemTexts.map((field) => {
          const label = fields[field];
          const room = field === "text" ? { multiline: true, minRows: 2 } : {};
          return (
            label && (
              <Translated key={field} source={field} label={label} place={placeInItem} input={ItemText} {...room} />
            )
          );
        })}
        {fields.image && <PictureInput source="image" label={`${fields.image} de ${name}`} />}
      </Stack>
    </Paper>
  );
}

/** Items hold their own translations, under the language. */
const placeInItem = (lang: Language, field: string) => (lang === "es" ? field : `${lang}.${field}`);

/** Text of an item in one language; numbers need no translation. */
const ItemText = (props: TranslatedInputProps) => <TextIn {...props} needed={needsTranslation} />;

const needsTranslation = (text: unknown) => isTranslatable(String(text ?? ""));
