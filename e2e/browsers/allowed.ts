/** Libraries test for these features and work without them. Code of ours must not use them. */
const lookedForByLibraries = [
  "api.URL.canParse_static", // zod
  "api.Element.checkVisibility", // tabbable
  "api.Document.startViewTransition", // react-router
  "api.Navigator.scheduling", // React
  "api.Navigator.connection", // Gatsby
  "api.Navigator.userAgentData",
  "api.Window.external", // zod
  "api.TrustedHTML",
  "javascript.builtins.Error.captureStackTrace",
  "javascript.builtins.Error.stackTraceLimit",
  "javascript.builtins.Float16Array",
  "api.MouseEvent.movementX", // React computes it where it is missing
  "api.MouseEvent.movementY",
];
export const onlyInLibraries = new Set(lookedForByLibraries);

/** Our scripts test for these features and work without them. */
const lookedFor = [
  "api.Navigator.doNotTrack",
  "api.Navigator.globalPrivacyControl",
  "api.Window.requestIdleCallback",
  "api.Window.cancelIdleCallback",
  "api.CanvasRenderingContext2D.imageSmoothingQuality", // a hint
];

/** Properties of libraries that have the name of a browser feature. */
const namesakes = [
  "api.AnimationEvent.animation",
  "api.Blob.bytes", // sizes of files
  "api.CanvasRenderingContext2D.font",
  "api.CanvasRenderingContext2D.fontStretch",
  "api.CompositionEvent.locale",
  "api.ElementInternals.states",
  "api.EventTarget.when",
  "api.FileSystemHandle.requestPermission",
  "api.FontFace.variant",
  "api.FontFaceSet.check",
  "api.HTMLInputElement.alpha",
  "api.HTMLInputElement.colorSpace",
  "api.HTMLLinkElement.imageSizes",
  "api.IDBFactory.databases",
  "api.IntersectionObserver.delay",
  "api.ML",
  "api.MediaSource.handle",
  "api.Navigator.contacts",
  "api.Navigator.login",
  "api.Notification.actions",
  "api.Notification.icon",
  "api.Notification.image",
  "api.Notification.silent",
  "api.Notification.tag",
  "api.NotificationEvent.notification",
  "api.PerformanceResourceTiming.contentEncoding",
  "api.RTCDataChannel.priority",
  "api.RTCIceCandidate.address",
  "api.RTCIceCandidate.component",
  "api.ServiceWorkerRegistration.cookies",
  "api.StorageManager.estimate",
  "api.VTTCue.region",
  "api.Window.fullScreen",
  "javascript.builtins.Array.toSorted", // Radix's ordered map
  "javascript.builtins.ArrayBuffer.resize",
  "javascript.builtins.Error.isError", // state of a query
  "javascript.builtins.Function.displayName",
  "javascript.builtins.Iterator.chunks",
  "javascript.builtins.Iterator.take",
  "javascript.builtins.Iterator.toArray",
  "javascript.builtins.RegExp.escape", // setting of i18next
];

/** Without these the page is only plainer, or the selector is a false match. */
const onlyNicer = [
  "css.at-rules.media.scripting", // for pages without scripts
  "css.at-rules.page",
  "css.properties.accent-color",
  "css.properties.backdrop-filter",
  "css.properties.content-visibility",
  "css.properties.forced-color-adjust",
  "css.properties.hyphens",
  "css.properties.orphans",
  "css.properties.overscroll-behavior",
  "css.properties.resize",
  "css.properties.text-wrap",
  "css.properties.user-select",
  "css.properties.widows",
  "css.selectors.column",
  "css.selectors.details-content",
  "css.selectors.left",
  "css.selectors.right",
  "css.selectors.selection",
];

/** Features newer than the oldest browsers that are allowed. Any other must be replaced, or reviewed and added here. */
export const allowed = new Set([...lookedForByLibraries, ...lookedFor, ...namesakes, ...onlyNicer]);
