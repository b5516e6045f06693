import "./src/styles/fonts.css";
import "./src/styles/global.css";

/** Pages are fetched when a link is pointed at, not when it is seen: the first view loads nothing it does not show. */
export const disableCorePrefetching = () => true;
