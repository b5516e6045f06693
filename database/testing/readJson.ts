/** Return a response's body as the type that the test expects; its assertions check the values. */
export const readJson = async <T>(response: { text(): Promise<string> }): Promise<T> =>
  JSON.parse(await response.text());
