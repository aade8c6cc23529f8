const isOptional = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional';

/**
 * Shows fonts that arrived too late for the page they were asked for: the browser would leave them out until the next full load, which a
 * visit that goes from page to page may never have.
 */
export const showLateFonts = (): void => {
  for (const sheet of document.styleSheets) {
    // Rules of another origin may not be read.
    if (sheet.href && !sheet.href.startsWith(window.location.origin)) continue;
    for (const rule of sheet.cssRules) if (isOptional(rule)) rule.style.setProperty('font-display', 'swap');
  }
};
