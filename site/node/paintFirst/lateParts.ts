import type { Needs } from './needs';

const ownScripts = /(?:<script src="\/[^"]+" async(?:="")?><\/script>)+/;
const holder = '<template id="late-parts">';

/**
 * Lets the parts in once the page has been painted; a page in the background never is, so that it is let alive some time after it has loaded.
 * The scripts run after the whole style sheet has come, since what they add to the page needs it.
 */
const letIn =
  "(()=>{let late=document.getElementById('late-parts');" +
  'const letIn=()=>{if(!late)return;const{content}=late,scripts=new DocumentFragment();late=null;' +
  "scripts.append(...content.querySelectorAll('script'));" +
  "const sheet=content.querySelector('[rel=stylesheet]');" +
  'sheet.onload=sheet.onerror=()=>document.body.append(scripts);' +
  "document.querySelector('style[data-href]').after(sheet);" +
  'document.body.append(content)};' +
  "new PerformanceObserver(letIn).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(letIn,1000))})()";

const preload = (as: string, address: string): string =>
  `<link rel="preload" ${as} fetchpriority="low" href="${address}">`;

/** Whether an earlier build has left the page with its parts delayed. */
export const isDelayed = (html: string): boolean => html.includes(holder);

/**
 * Makes a page load its scripts and the whole style sheet after its first paint, so that on a slow line they do not compete with its picture
 * and type, and all of them and their data at once instead of one after the other.
 * @param html of a built page
 * @param sheet address of the whole style sheet
 * @param needs what its scripts would ask for in turn
 * @returns the page; unchanged when it has no scripts of its own
 */
export const delayParts = (html: string, sheet: string, { scripts, data }: Needs): string =>
  html.replace(ownScripts, (own) => {
    const named = [...own.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
    const ahead = [
      ...[...named, ...scripts].map((address) => preload('as="script"', address)),
      ...data.map((address) => preload('as="fetch" crossorigin', address)),
    ];
    return `${holder}<link rel="stylesheet" href="${sheet}">${ahead.join('')}${own}</template><script>${letIn}</script>`;
  });
