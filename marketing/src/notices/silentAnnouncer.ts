/** Stands in for Gatsby's `route-announcer-props` (src/speed/browserBundle.ts): the element it writes "Navigated to …" into. */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
