import { MainImage, Placeholder } from "gatsby-plugin-image";
import { renderToStaticMarkup as reacts } from "react-dom/server";
import { imageData } from "./picture";
import { renderToStaticMarkup } from "./staticMarkup";

const picture = {
  width: 1600,
  height: 900,
  color: "#c8b8a8",
  focal: { x: 0.5, y: 0.4 },
  alt: 'Un "salón" <claro> & d\'estiu',
  credit: "",
  widths: [320, 960],
};

/** What GatsbyImage renders for a picture that no page was built with. */
const markup = (shouldLoad: boolean) => (
  <>
    <Placeholder
      data-placeholder-image=""
      aria-hidden
      style={{
        opacity: shouldLoad ? 0 : 1,
        transition: "opacity 500ms linear",
        backgroundColor: picture.color,
        top: 0,
      }}
    />
    <MainImage
      {...imageData("/media/abc.jpg", picture, "100vw").images}
      alt={picture.alt}
      data-main-image=""
      loading="lazy"
      shouldLoad={shouldLoad}
      className="picture"
      width={1}
      height={0.5625}
      style={{ objectFit: "cover", objectPosition: "50% 40%", opacity: 0, backgroundColor: undefined }}
    />
  </>
);

test("a picture written as text is what React itself would write", () => {
  for (const shouldLoad of [true, false])
    expect(renderToStaticMarkup(markup(shouldLoad))).toBe(reacts(markup(shouldLoad)));
});

test("what it cannot write it refuses", () => {
  const { Provider } = jest.requireActual<typeof import("react")>("react").createContext(0);
  expect(() => renderToStaticMarkup(<Provider value={1}>uno</Provider>)).toThrow();
});
