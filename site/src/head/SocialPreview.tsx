import { graphql } from 'gatsby';
import { previewSize } from './previewSize';

/** The picture that social networks show of a page. */
export const previewFragment = graphql`
  fragment PreviewFacts on SocialPreview {
    src
    alt
  }
`;

type SocialPreviewProps = { preview: Queries.PreviewFactsFragment; siteUrl: string };

/** Names the picture to social networks, with its size, so that they show it large at once. */
export const SocialPreview = ({ preview, siteUrl }: SocialPreviewProps) => (
  <>
    <meta property="og:image" content={siteUrl + preview.src} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content={String(previewSize.width)} />
    <meta property="og:image:height" content={String(previewSize.height)} />
    <meta property="og:image:alt" content={preview.alt} />
    <meta name="twitter:image" content={siteUrl + preview.src} />
    <meta name="twitter:image:alt" content={preview.alt} />
  </>
);
