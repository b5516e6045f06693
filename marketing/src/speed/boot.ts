/**
 * The one inline script that runs, the same on every page and in every build: its hash in the Content-Security-Policy
 * never changes. What differs by page stands in its `data-path`; what differs by build is Gatsby's own script part, which
 * gatsby-ssr puts into an inert `<template>` (Gatsby stitches it there without rendering the page again).
 *
 * 1. The scripts named in the template are fetched only after the page is loaded, painted and idle, or when somebody first
 *    touches the page: they never delay the first picture. Pictures are the browser's own business (src/pictures/Picture.tsx).
 *    A shell that waits for content newer than the build has no picture to delay: its scripts are fetched at once.
 * 2. Shells and 404s are served at addresses they were not built for. Their page data travels in `#site-bound`; here it is
 *    bound to the present address, in the variable in which Gatsby itself accepts inlined page data.
 * 3. A page whose scripts do not come, or whose address no script can read (`/x%E0`), stays as it was built and works without
 *    them: `data-plain` tells the style sheets.
 */
export const bootScript = `(function(){
var d=document,w=window,h=d.documentElement,p=d.getElementById("site-bound"),path=d.currentScript.dataset.path,n=0,src=[];
d.getElementById("site-scripts").content.querySelectorAll("script").forEach(function(s){
var m=/___webpackCompilationHash="([^"]*)"/.exec(s.textContent);if(m)w.___webpackCompilationHash=m[1];
if(s.src&&!s.noModule)src.push(s.src)});
w.___chunkMapping={};
function plain(){h.dataset.plain=""}
try{var here=decodeURI(location.pathname)}catch(e){return plain()}
if(p){w.pagePath="";w.pageData=JSON.parse(p.textContent);w.pageData.path=here}else w.pagePath=path;
var on=["pointerdown","keydown","touchstart","wheel","scroll"];
function go(){if(n++)return;on.forEach(function(e){w.removeEventListener(e,go,true)});
src.forEach(function(a){var t=d.createElement("script");t.src=a;t.async=false;t.onerror=plain;d.body.appendChild(t)})}
on.forEach(function(e){w.addEventListener(e,go,{capture:true,passive:true})});
function idle(){w.requestIdleCallback?requestIdleCallback(go,{timeout:600}):setTimeout(go,200)}
function drawn(i){return i.decode().catch(function(){})}
function loaded(){setTimeout(go,1500);Promise.all([].map.call(d.querySelectorAll("img[loading=eager]"),drawn)).then(function(){
requestAnimationFrame(function(){requestAnimationFrame(idle)})})}
h.dataset.shell==="fresh"&&d.body?go():d.readyState==="complete"?loaded():w.addEventListener("load",loaded);
})();`;

/** Pages that are served at other addresses than their own. */
export const isBound = (path: string) => /^(?:\/(?:ca|en))?\/(?:_\/|404(?:\.html)?$)/.test(path);
