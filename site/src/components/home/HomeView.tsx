import { BelowFold } from '../../layout/below-fold/BelowFold';
import { AdSlot } from '../advertising/AdSlot';
import { AboutSection } from './AboutSection';
import { ContactLines } from '../company/ContactLines';
import { Partners } from '../company/Partners';
import { EnquirySection } from './EnquirySection';
import { ExpeditionsMosaic } from './ExpeditionsMosaic';
import { FleetSection } from './FleetSection';
import { GallerySection } from './GallerySection';
import { HomeHero } from './HomeHero';
import { PromoSection } from './PromoSection';

export type HomeViewProps = {
  facts: NonNullable<Queries.HomePageQuery['facts']>;
  company: NonNullable<Queries.HomePageQuery['company']>;
  expeditions: Queries.HomePageQuery['expeditions']['nodes'];
  vessels: Queries.HomePageQuery['vessels']['nodes'];
  photos: Queries.HomePageQuery['photos']['nodes'];
  photoCount: number;
};

/** The home page's sections in their order. */
export const HomeView = ({ facts, company, expeditions, vessels, photos, photoCount }: HomeViewProps) => (
  <>
    <HomeHero hero={facts.hero} film={facts.film?.webm?.publicURL} />
    <BelowFold>
      <AdSlot slot="banner" />
      {facts.promo && <PromoSection film={facts.promo} />}
      <ExpeditionsMosaic expeditions={expeditions} />
      <EnquirySection terms={company.terms} />
      <FleetSection vessels={vessels} />
      <GallerySection photos={photos} total={photoCount} />
      <AboutSection />
      <Partners partners={company.partners} />
      <ContactLines email={company.email} phone={company.phone} />
    </BelowFold>
  </>
);
