/** What no route may swallow. */

export const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
export const wrongValues = [null, true, 0, -1, 1.5, 1e308, "", "no es esto", [], [null], [[1]], {}, { a: { b: 1 } }];
export const wrongIds = [
  "0",
  "-1",
  "1.5",
  "999999",
  "99999999999999999999",
  "abc",
  "1e3",
  "%00",
  "%F0%9F%8F%A0",
  "__proto__",
  "1%20OR%201=1",
  "x".repeat(2000),
];
export const wrongParameters: Record<string, string[]> = {
  lang: ["fr", "", "ES", "[]", "__proto__"],
  before: ["x", "0", "-1", "1.5", "1e300", "[]", '"2"'],
  range: ["x", "[0]", "[5,1]", "[-1,5]", "[0,1e300]", '["0","9"]', "{}", "[0,1,2]", nested(2000)],
  sort: [
    "x",
    "[]",
    '["id"]',
    '["id","UP"]',
    '["noexiste","ASC"]',
    '["password","ASC"]',
    '["searchText","ASC"]',
    '["id; DROP TABLE users","ASC"]',
    '["__proto__","ASC"]',
    '[{},"ASC"]',
  ],
  filter: [
    "x",
    "[]",
    "null",
    "1",
    '{"noexiste":1}',
    '{"password":"x"}',
    '{"id":{"$gt":0}}',
    '{"id":[[1]]}',
    '{"__proto__":1}',
    '{"constructor":1}',
    '{"q":["a"]}',
    `{"id":${nested(2000)}}`,
    `{"q":"${"x".repeat(501)}"}`,
  ],
};
/** Search parameters that say nothing are allowed; these routes have no such field to search. */
export const emptyIsAbsent = ["range", "sort", "filter", "before"];
