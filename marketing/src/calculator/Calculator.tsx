import { answerNames } from "@estudio/contract/calculator/address";
import { type Prices, pricedKinds } from "@estudio/contract/calculator/estimate";
import {
  type Answers,
  districts,
  placeStates,
  qualities,
  squareMetres,
  usualAnswers,
} from "@estudio/contract/calculator/options";
import { calculatorWords, districtName } from "@estudio/contract/calculator/words";
import { localizedPath } from "@estudio/contract/paths";
import { siteRoutes } from "@estudio/contract/routes";
import { keysOf } from "@estudio/contract/rules/keys";
import type { ReactNode } from "react";
import { useWords } from "../content/words";
import * as css from "./Calculator.module.css";
import { Result } from "./Result";
import { SendForm } from "./SendForm";
import { useCalculator } from "./useCalculator";

/**
 * The calculator's form and result. Without scripts it is a plain GET form, and the server fills in this page.
 * The server finds controls by name, and the rest by `data-result`, `data-slot` and `data-error-for`.
 */
export function Calculator({ prices }: { prices: Prices }) {
  const { t, lang } = useWords("calculator");
  const { form, found, wrong, change, leave, submit } = useCalculator(prices);
  const words = calculatorWords[lang];
  const offered = pricedKinds(prices);
  return (
    <div className={`wrap grid ${css.body}`}>
      <form
        ref={form}
        className={css.form}
        method="get"
        action={`${localizedPath(siteRoutes.calculator.path, lang)}#calculadora-resultado`}
        onChange={change}
        onBlur={leave}
        onSubmit={submit}
        noValidate={wrong !== undefined}
      >
        <Group name="kind" error={wrong?.includes("kind")}>
          {offered.map((kind) => (
            <Option key={kind} name="kind" value={kind} label={words.kinds[kind]} />
          ))}
        </Group>
        <div className={css.field}>
          <label htmlFor="calculadora-m2">{t("questions.m2")}</label>
          {/* Not `type="number"`: in some languages it silently turns 12,5 into 125. */}
          <input
            id="calculadora-m2"
            name={answerNames.m2}
            data-field={answerNames.m2}
            inputMode="numeric"
            required
            aria-invalid={wrong?.includes("m2") || undefined}
            aria-describedby={wrong?.includes("m2") ? "calculadora-m2-error" : undefined}
          />
          <Wrong name="m2" shown={wrong?.includes("m2")} />
        </div>
        <Group name="state" error={wrong?.includes("state")}>
          {keysOf(placeStates).map((state) => (
            <Option key={state} name="state" value={state} label={words.states[state]} />
          ))}
        </Group>
        <Group name="quality" error={wrong?.includes("quality")}>
          {keysOf(qualities).map((quality) => (
            <Option key={quality} name="quality" value={quality} label={words.qualities[quality]} />
          ))}
        </Group>
        <div className={css.field}>
          <label htmlFor="calculadora-district">{t("questions.district")}</label>
          <select
            id="calculadora-district"
            name={answerNames.district}
            data-field={answerNames.district}
            defaultValue={usualAnswers.district}
          >
            {keysOf(districts).map((district) => (
              <option key={district} value={district}>
                {districtName(district, lang)}
              </option>
            ))}
          </select>
          <Wrong name="district" shown={wrong?.includes("district")} />
        </div>
        <p>
          <button type="submit" className="button">
            {t("submit")}
          </button>
        </p>
      </form>
      <div className={css.side}>
        <Result {...found} />
        <SendForm answers={found?.answers} />
      </div>
    </div>
  );
}

type Name = keyof Answers;

function Group({ name, error, children }: { name: Name; error?: boolean; children: ReactNode }) {
  const { t } = useWords("calculator");
  return (
    <fieldset className={css.group} data-name={name} aria-describedby={error ? `calculadora-${name}-error` : undefined}>
      <legend>{t(`questions.${name}`)}</legend>
      <Wrong name={name} shown={error} />
      <div className={css.options}>{children}</div>
    </fieldset>
  );
}

function Option({ name, value, label }: { name: "kind" | "state" | "quality"; value: string; label: string }) {
  const usual = name !== "kind" && usualAnswers[name] === value;
  return (
    <label className={css.option}>
      <input
        type="radio"
        name={answerNames[name]}
        data-field={answerNames[name]}
        value={value}
        required
        defaultChecked={usual}
      />
      <span>{label}</span>
    </label>
  );
}

const Wrong = ({ name, shown = false }: { name: Name; shown?: boolean }) => {
  const { t } = useWords("calculator");
  return (
    <p className={css.error} id={`calculadora-${name}-error`} data-error-for={answerNames[name]} hidden={!shown}>
      {t(`errors.${name}`, squareMetres)}
    </p>
  );
};
