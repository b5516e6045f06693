import type { HTMLElement } from "node-html-parser";

/** Sent values by field; `wrong`: the fields to correct; `state`: which message of the form to show. */
export type SentForm = { values: Record<string, string>; wrong: string[]; state?: string };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** Set an attribute to any text. The parser's own method does not escape ampersands. */
export const setAttribute = (element: HTMLElement, name: string, text: string) =>
  element.setAttribute(name, escapeHtml(text));

/**
 * Fill in the form of a built page with the values and errors of a refused submission. The form is found by its action.
 * The markup of the site's `ContactForm` maps fields: controls by `name`, hidden messages by `data-error-for` and
 * `data-state`.
 */
export function fillForm(page: HTMLElement, { values, wrong, state }: SentForm, action = "/api/contact"): void {
  for (const form of page.querySelectorAll("form")) {
    // The action may have a fragment, so that the answer scrolls to the form.
    if (form.getAttribute("action")?.split("#")[0] !== action) continue;
    const message = state && findParagraph(form, "data-state", state);
    if (message) message.removeAttribute("hidden").setAttribute("tabindex", "-1");
    for (const field of wrong) showError(form, field);
    // Only one element of a page may have autofocus: the first field to correct, in any of its forms.
    if (!page.querySelector("[autofocus]"))
      form.querySelector("[aria-invalid], [data-state]:not([hidden])")?.setAttribute("autofocus", "");
    for (const control of form.querySelectorAll("input, textarea, select")) {
      const value = values[control.getAttribute("name") ?? ""];
      if (value !== undefined) setValue(control, value);
    }
  }
}

function setValue(control: HTMLElement, value: string): void {
  const type = control.getAttribute("type");
  if (control.tagName === "SELECT")
    for (const option of control.querySelectorAll("option")) choose(option, "selected", value);
  // Browsers drop the first line break of a textarea.
  else if (control.tagName === "TEXTAREA") control.innerHTML = `\n${escapeHtml(value)}`;
  else if (type === "radio") choose(control, "checked", value);
  else if (type !== "hidden" && type !== "checkbox") setAttribute(control, "value", value);
}

function choose(option: HTMLElement, name: "selected" | "checked", value: string): void {
  if (option.getAttribute("value") === value) option.setAttribute(name, "");
  else option.removeAttribute(name);
}

/** Show the message of a field and link it with `aria-describedby`. */
function showError(form: HTMLElement, field: string): void {
  const message = findParagraph(form, "data-error-for", field);
  if (!message?.id) return;
  message.removeAttribute("hidden");
  for (const control of form.querySelectorAll("[data-field]")) {
    if (control.getAttribute("data-field") !== field) continue;
    const described = [control.getAttribute("aria-describedby"), message.id].filter(Boolean).join(" ");
    control.setAttribute("aria-invalid", "true").setAttribute("aria-describedby", described);
  }
}

const findParagraph = (form: HTMLElement, name: string, value: string) =>
  form.querySelectorAll("p").find((one) => one.getAttribute(name) === value);

/** Put the token into the form's hidden field. */
export function fillToken(page: HTMLElement, token: string): void {
  for (const input of page.querySelectorAll("input[name=token]")) setAttribute(input, "value", token);
}
