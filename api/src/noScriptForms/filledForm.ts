/** Sent values by field; `wrong`: the fields to correct; `state`: which message of the form to show. */
export type SentForm = { values: Record<string, string>; wrong: string[]; state?: string };

const forms = /<form\b[^>]*>[\s\S]*?<\/form>/g;
const control = /<(?:input|select|textarea)\b[^>]*>/g;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
export const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
export function withAttributes(tag: string, more: string): string {
  const end = tag.endsWith("/>") ? "/>" : ">";
  return tag.slice(0, -end.length).trimEnd() + more + end;
}
/** Remove the `hidden` attribute. */
export const withoutHidden = (tag: string) => tag.replace(/\shidden(?:="")?/, "");

/**
 * Fill in the form of a built page with the values and errors of a refused submission. The form is found by its action.
 * The markup of the site's `ContactForm` maps fields: controls by `name`, hidden messages by `data-error-for` and
 * `data-state`.
 */
export function filledForm(html: string, sent: SentForm, action = "/api/contact"): string {
  // Only one element of a page may have autofocus: the first field to correct, in any of its forms.
  const focus = html.includes(" autofocus") ? "" : " autofocus";
  return html.replace(forms, (built) => {
    // The action may have a fragment, so that the answer scrolls to the form.
    if (attribute(built, "action")?.split("#")[0] !== action) return built;
    const marked = sent.wrong.reduce(withError, withMessage(built, sent.state));
    const focused = marked.replace(" data-attention", focus).replaceAll(" data-attention", "");
    // Values come last: the visitor's own text must not be searched for placeholders.
    return withValues(focused, sent.values);
  });
}

function withValues(built: string, values: Record<string, string>): string {
  const sentFor = (tag: string) => values[attribute(tag, "name") ?? ""];
  return built
    .replace(/<input\b[^>]*>/g, (tag) => {
      const value = sentFor(tag);
      if (value === undefined || /\stype="(?:hidden|checkbox)"/.test(tag)) return tag;
      if (/\stype="radio"/.test(tag)) return withChoice(tag, attribute(tag, "value") === value);
      return withAttributes(tag, ` value="${escapeHtml(value)}"`);
    })
    .replace(/(<textarea\b[^>]*>)[\s\S]*?<\/textarea>/g, (all, tag: string) => {
      const value = sentFor(tag);
      // Browsers drop the first line break of a textarea.
      return value === undefined ? all : `${tag}\n${escapeHtml(value)}</textarea>`;
    })
    .replace(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g, (all, tag: string, options: string) => {
      const value = sentFor(tag);
      if (value === undefined) return all;
      const chosen = `<option value="${escapeHtml(value)}"`;
      return `${tag}${options.replaceAll(' selected=""', "").replace(chosen, () => `${chosen} selected=""`)}</select>`;
    });
}

const withChoice = (tag: string, chosen: boolean) =>
  withAttributes(tag.replace(/\schecked(?:="")?/, ""), chosen ? ' checked=""' : "");

/** Show the message of a field and link it with `aria-describedby`. */
function withError(built: string, field: string): string {
  const message = findParagraph(built, "data-error-for", field);
  const id = message && attribute(message, "id");
  if (!id) return built;
  return built.replace(message, message.replace(/\shidden(?:="")?/, "")).replace(control, (tag) => {
    if (attribute(tag, "data-field") !== field) return tag;
    const described = [attribute(tag, "aria-describedby"), id].filter(Boolean).join(" ");
    const bare = tag.replace(/\saria-describedby="[^"]*"/, "");
    return withAttributes(bare, ` aria-invalid="true" aria-describedby="${described}" data-attention`);
  });
}

function withMessage(built: string, state: string | undefined): string {
  const message = state && findParagraph(built, "data-state", state);
  if (!message) return built;
  return built.replace(
    message,
    withAttributes(message.replace(/\shidden(?:="")?/, ""), ' tabindex="-1" data-attention'),
  );
}

const findParagraph = (built: string, name: string, value: string) =>
  (built.match(/<p\b[^>]*>/g) ?? []).find((tag) => attribute(tag, name) === value);

/** Put the token into the form's hidden field. */
export const withToken = (html: string, token: string) =>
  html.replace(/<input\b[^>]*>/g, (tag) =>
    attribute(tag, "name") === "token"
      ? withAttributes(tag.replace(/\svalue="[^"]*"/, ""), ` value="${escapeHtml(token)}"`)
      : tag,
  );
