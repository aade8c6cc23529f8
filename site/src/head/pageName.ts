/**
 * What a page is called where the company is named beside it, as in a preview or a path.
 * @param title of the document, which names the company at its end or its beginning
 * @param company its name
 */
export const pageName = (title: string, company: string): string => {
  const name = title.replace(` | ${company}`, '').replace(`${company}: `, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};
