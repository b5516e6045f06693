import { typeScales } from "@estudio/contract/brand/look";
import { Choice } from "../../inputs/Choice";
import { Field } from "../../inputs/Field";
import { Columns } from "../../layout/parts";
import { Section } from "../../layout/Section";
import { BrandSample } from "./BrandSample";
import { ColourInput } from "./ColourInput";

export const Brand = () => (
  <Section
    title="Aspecto de la web"
    help="El nombre, el monograma y los colores que llevan las páginas, el icono de la pestaña y la imagen que se ve al compartir un enlace."
  >
    <Columns of={2} from="sm">
      <Field source="wordmark" helperText="Como va en la cabecera y en el pie. Vacío: el nombre de la marca." />
      <Field source="monogram" helperText="Una o dos letras. Vacío: las iniciales." />
    </Columns>
    <Columns of={3} from="sm">
      <ColourInput source="accent" kind="accent" />
      <ColourInput source="dark" kind="dark" />
      <Choice source="typeScale" options={typeScales} />
    </Columns>
    <BrandSample />
  </Section>
);
