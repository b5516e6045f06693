/** No schema here: browser bundles take it in without zod. @returns whether a stored picture value stands for a picture (specification: `{host}` values are absent). */
export const hasImage = (value: string | null | undefined): value is string => !!value && !value.includes("{host}");
