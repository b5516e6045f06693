import { answerNames, calculatorPath, readAnswers } from "@estudio/contract/calculator/address";
import { estimate, type Prices, pricedKinds } from "@estudio/contract/calculator/estimate";
import type { Answers } from "@estudio/contract/calculator/options";
import { localizedPath } from "@estudio/contract/paths";
import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useWords } from "../content/words";
import { useLayoutEffect } from "../speed/useLayoutEffect";

const formParams = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));

/** Set a control to an answer from the URL, unless the visitor changed it before the scripts loaded. */
function setControl(form: HTMLFormElement, name: string, value: string): void {
  const controls = form.elements.namedItem(name);
  const usual = form.querySelector<HTMLInputElement>(`[name="${name}"][type="radio"][checked]`)?.value ?? "";
  if (controls instanceof RadioNodeList && ["", usual].includes(controls.value)) controls.value = value;
  if (controls instanceof HTMLSelectElement) controls.value = value;
  // `namedItem` returns a single element for a group of one.
  if (controls instanceof HTMLInputElement && controls.type === "radio") controls.checked = controls.value === value;
  else if (controls instanceof HTMLInputElement && controls.value === "") controls.value = value;
}

/** Recalculate on every change, and keep the URL in sync so that it can be shared. */
export function useCalculator(prices: Prices) {
  const { lang } = useWords("calculator");
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>();
  /** Undefined until hydration; the browser's own validation applies until then. */
  const [wrong, setWrong] = useState<(keyof Answers)[]>();
  const offered = pricedKinds(prices);

  useLayoutEffect(() => {
    if (!form.current) return;
    const asked = new URLSearchParams(window.location.search);
    const { given, wrong: sent } = readAnswers(asked, offered);
    for (const [name, value] of calculatorEntries(given)) setControl(form.current, name, value);
    // Invalid values stay in the form for the visitor to correct.
    for (const name of sent) setControl(form.current, answerNames[name], asked.get(answerNames[name]) ?? "");
    setAnswers(readAnswers(formParams(form.current), offered).answers);
    setWrong(sent);
  }, []);

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = readAnswers(formParams(currentTarget), offered);
    setAnswers(now.answers);
    setWrong((before = []) => before.filter((name) => now.wrong.includes(name)));
    // Otherwise an answer removed from the form would come back on reload.
    if (now.answers || window.location.search)
      window.history.replaceState(window.history.state, "", localizedPath(calculatorPath(now.given), lang));
  };

  /** Normalise square metres on blur (1200 for 1.200) and report an invalid value. An empty field is no error yet. */
  const leave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const { given, wrong } = readAnswers(formParams(currentTarget), offered);
    if (given.m2 && target.name === answerNames.m2) target.value = String(given.m2);
    if (wrong.includes("m2") && target.name === answerNames.m2 && target.value !== "")
      setWrong((before = []) => [...before.filter((name) => name !== "m2"), "m2"]);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = formParams(event.currentTarget);
    // An unchecked radio group is absent from the form data; on submit it counts as missing.
    for (const name of Object.values(answerNames)) if (!asked.has(name)) asked.set(name, "");
    const now = readAnswers(asked, offered);
    setWrong(now.wrong);
    setAnswers(now.answers);
    const [first] = now.wrong;
    const next = first ? `[name="${answerNames[first]}"]` : "[data-result]";
    requestAnimationFrame(() => document.querySelector<HTMLElement>(next)?.focus());
  };

  const found = answers && { answers, estimate: estimate(prices, answers) };
  return { form, found, wrong, change, leave, submit };
}

const calculatorEntries = (given: Partial<Answers>) => new URLSearchParams(calculatorPath(given).split("?")[1]);
