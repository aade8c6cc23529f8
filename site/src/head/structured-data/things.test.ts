import { breadcrumbs } from './breadcrumbs';
import { organisation } from './organisation';
import { questions } from './questions';
import { toJsonLd } from './thing';

test('the company is a travel agency with its postal address and its mark', () => {
  const company = {
    name: 'Polar Meridian',
    legalName: 'Polar Meridian UAB',
    email: 'voyages@polarmeridian.example',
    phone: { e164: '+37052000000' },
    address: { street: 'Street 1', postalCode: 'LT-00000', city: 'Vilnius', country: 'LT' },
    social: { profile: 'https://social.example/polarmeridian' },
  };
  expect(organisation(company, 'https://polar.example')).toEqual({
    '@type': 'TravelAgency',
    name: 'Polar Meridian',
    legalName: 'Polar Meridian UAB',
    url: 'https://polar.example',
    logo: 'https://polar.example/icons/icon-512.png',
    email: 'voyages@polarmeridian.example',
    telephone: '+37052000000',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Street 1',
      postalCode: 'LT-00000',
      addressLocality: 'Vilnius',
      addressCountry: 'LT',
    },
    sameAs: ['https://social.example/polarmeridian'],
  });
});

test('the way to a page is numbered from one', () => {
  const steps = [
    { name: 'Home', address: 'https://polar.example/' },
    { name: 'Lea', address: 'https://polar.example/vessel/lea' },
  ];
  expect(breadcrumbs(steps)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://polar.example/' },
    { '@type': 'ListItem', position: 2, name: 'Lea', item: 'https://polar.example/vessel/lea' },
  ]);
});

test('questions keep their answers', () => {
  expect(questions([{ question: 'How deep?', answer: 'Four metres.' }])['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'How deep?',
      acceptedAnswer: { '@type': 'Answer', text: 'Four metres.' },
    },
  ]);
});

test('what is written into the page names its vocabulary, breaks no word and ends no script', () => {
  const written = toJsonLd({ '@type': 'Thing', name: 'Eis\u00adhöhle</script>' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: 'Eishöhle</script>',
  });
});
