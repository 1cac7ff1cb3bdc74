import type { SeedBundle } from './demo-foundry'

/** One within a typeface, one over two of them. */
export const DEMO_BUNDLES: SeedBundle[] = [
  {
    name: 'Book four',
    slug: 'book-four',
    position: 10,
    price: 12000,
    styles: [
      ['alegreya', 'Regular'],
      ['alegreya', 'Italic'],
      ['alegreya', 'Bold'],
      ['alegreya', 'Bold Italic'],
    ],
    typefaces: [],
  },
  {
    name: 'Poster pair',
    slug: 'poster-pair',
    position: 20,
    price: 8000,
    styles: [['syne', 'ExtraBold']],
    typefaces: ['bungee'],
  },
]
