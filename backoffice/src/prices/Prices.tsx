import { districts, kinds } from "@estudio/contract/calculator/options";
import { keysOf } from "@estudio/contract/rules/keys";
import { EditBase, ResourceContextProvider, useRecordContext } from "react-admin";
import { BottomBar } from "../editor/BottomBar";
import { editOptions, Loaded } from "../editor/EditScreen";
import { RecordForm } from "../editor/RecordForm";
import { PlainSave } from "../editor/saving/PlainSave";
import { SaveReceipt } from "../editor/saving/SaveReceipt";
import { DecimalField, NumberField } from "../inputs/NumberField";
import { PageHeader } from "../layout/PageHeader";
import { Columns } from "../layout/parts";
import { Section } from "../layout/Section";
import { HistoryButton } from "../versions/HistoryButton";
import { formatMoment } from "../words/formats";

const words = {
  created: "Precios guardados",
  updated: "Precios guardados",
  updatedDetail: "La calculadora ya calcula con ellos",
  saveFailed: "No se pudieron guardar los precios",
};
const noDefaults = {};

const Prices = () => (
  <ResourceContextProvider value="prices">
    <EditBase id={1} {...editOptions}>
      <PageHeader
        title="Precios"
        subtitle="La tabla con la que calcula la calculadora de presupuesto. Todo sin IVA."
        actions={<HistoryButton />}
      />
      <Loaded>
        <Version />
        <RecordForm words={words} defaults={noDefaults} bar={(savedAt) => <Bar savedAt={savedAt} />}>
          {keysOf(kinds).map((kind) => (
            <KindRates key={kind} kind={kind} />
          ))}
          <Shares />
          <Districts />
        </RecordForm>
      </Loaded>
    </EditBase>
  </ResourceContextProvider>
);
export default Prices;

const Bar = ({ savedAt }: { savedAt: string | undefined }) => (
  <BottomBar receipt={savedAt && <SaveReceipt savedAt={savedAt} path="/calculadora" />}>
    <PlainSave />
  </BottomBar>
);

function Version() {
  const record = useRecordContext();
  if (!record) return null;
  const who = record.updatedBy ? ` por ${record.updatedBy}` : "";
  return (
    <p>
      Tabla número {record.version}, del {formatMoment(record.updatedAt)}
      {who}. Cada cambio de un precio hace una tabla nueva; cada resultado dice con cuál se calculó.
    </p>
  );
}

const amounts = {
  fixed: "Fijo por obra (€)",
  worksLow: "Obra, desde (€/m²)",
  worksHigh: "Obra, hasta (€/m²)",
  furnitureLow: "Muebles, desde (€/m²)",
  furnitureHigh: "Muebles, hasta (€/m²)",
};

const KindRates = ({ kind }: { kind: keyof typeof kinds }) => (
  <Section
    title={kinds[kind]}
    help={kind === "vivienda" ? "Lo que tenga todo a cero no se ofrece en la web." : undefined}
  >
    <Columns of={5} from="md">
      {keysOf(amounts).map((amount) => (
        <NumberField key={amount} source={`rates.kinds.${kind}.${amount}`} label={amounts[amount]} />
      ))}
    </Columns>
  </Section>
);

const Shares = () => (
  <Section title="Sobre el precio de la obra">
    <Columns of={5} from="md">
      <DecimalField source="rates.fees.low" label="Honorarios, desde (%)" />
      <DecimalField source="rates.fees.high" label="Honorarios, hasta (%)" />
      <DecimalField source="rates.taxes" label="Impuesto y tasas (%)" />
      <DecimalField source="rates.contingency" label="Imprevistos (%)" />
      <DecimalField source="rates.contingencyOld" label="Antes de 1940 (%)" />
    </Columns>
  </Section>
);

const Districts = () => (
  <Section
    title="Distritos"
    help="Lo difícil que es trabajar en cada uno: 0 es acceso fácil y fincas recientes; 100, calles estrechas y edificios protegidos. Mueve el resultado dentro de la horquilla, nunca fuera de ella."
  >
    <Columns of={4} from="sm">
      {keysOf(districts).map((district) => (
        <NumberField key={district} source={`rates.districts.${district}`} label={districts[district]} />
      ))}
    </Columns>
  </Section>
);
