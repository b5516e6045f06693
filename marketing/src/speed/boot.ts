/**
 * The only inline script that runs. It is a constant, so that its hash in the Content-Security-Policy never changes.
 * Per-page values are in its `data-path`. Per-build values are in Gatsby's scripts, which gatsby-ssr puts into an inert
 * `<template>`, so that Gatsby can update them without rendering the page again.
 *
 * 1. The scripts in the template are loaded when the page has loaded, painted and become idle, or on the first interaction.
 *    So they never delay the first picture. A shell for content newer than the build loads them at once.
 * 2. Shells and 404 pages are served at URLs that they were not built for. Their page data are in `#site-bound`. The script
 *    binds them to the current URL, in the variable from which Gatsby accepts inlined page data.
 * 3. If scripts fail to load, or the URL cannot be decoded (`/x%E0`), the page works as without scripts. `data-plain` tells
 *    the style sheets.
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

/** Return whether a page is served at other URLs than its own. */
export const isBound = (path: string) => /^(?:\/(?:ca|en))?\/(?:_\/|404(?:\.html)?$)/.test(path);
