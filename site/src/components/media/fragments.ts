import { graphql } from 'gatsby';

/** Sizes of pictures by their place in the layout. 800 pixels are a phone's width at two pixels for each of CSS, 700 that of a card on it. */
export const imageFragments = graphql`
  # On screens less wide than high the picture is cropped at both sides, so that its width follows the height of the screen.
  fragment HeroImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [640, 960, 1280, 1800, 2400]
        sizes: "(max-aspect-ratio: 3/4) 100vh, (max-aspect-ratio: 16/9) 160vh, 100vw"
        formats: [AUTO, WEBP]
        quality: 74
      )
    }
  }
  # Seven tenths of its width on the screen (60vh): more sharpness than the wide picture had there, for half its bytes. AVIF, which
  # takes the build a second for each, where a phone waits for the picture: a third less than WebP.
  fragment UprightImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [640, 720, 810]
        sizes: "42vh"
        formats: [AUTO, WEBP, AVIF]
        quality: 74
        avifOptions: { quality: 47 }
      )
    }
  }
  fragment WideImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [400, 640, 800, 960, 1280, 1600]
        sizes: "(min-width: 1024px) 66vw, 100vw"
        formats: [AUTO, WEBP]
      )
    }
  }
  fragment HalfImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [400, 640, 800, 960, 1280]
        sizes: "(min-width: 1024px) 42vw, 100vw"
        formats: [AUTO, WEBP]
      )
    }
  }
  fragment CardImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [400, 700, 800, 960, 1280]
        sizes: "(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 89vw"
        formats: [AUTO, WEBP]
      )
    }
  }
  fragment ViewerImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [640, 800, 960, 1600]
        sizes: "100vw"
        formats: [AUTO, WEBP]
      )
    }
  }
  fragment ThumbnailImage on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 160, formats: [AUTO, WEBP])
    }
  }
  fragment StripImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [128, 192, 256]
        sizes: "(min-width: 640px) 9vw, 96px"
        formats: [AUTO, WEBP]
        quality: 62
      )
    }
  }
`;
