import type { SeedTypeface } from '../demo-foundry'
import { nameCuts } from '../name-cuts'

export const bungee: SeedTypeface = {
  name: 'Bungee',
  slug: 'bungee',
  parent: null,
  position: 120,
  category: 'display',
  shape: 'mast',
  designers: ['David Jonathan Ross'],
  foundry: 'DJR',
  price: 5000,
  purpose: 'For signs that climb the house',
  lead: 'Capitals that are as good at climbing as at walking. Stack them and the column stays straight, because every letter knows what is above it.',
  about: [
    'In a crowded street a sign often has nowhere to go but up. Bungee is a study of such signs: David Jonathan Ross taught the Latin alphabet to stand in a vertical line without looking like a fallen horizontal one.',
    'It has capitals on both shifts, alternates for tight corners, and ornaments for the rest: the arrows, banners and bullets that a hotel, a garage or a cinema would have asked for.',
  ],
  menuText: 'Bungee',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Ring twice for the night porter', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'HOTEL', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'Garage & son, both open late', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'Khách sạn Bình Minh', lang: 'vi', dir: 'ltr', script: 'Latin' },
  ],
  sampleStyle: 'Regular',
  sampleCoordinates: {},
  trialPolicy: 'full',
  styles: nameCuts({
    master: 'bungee/Bungee',
    format: 'ttf',
    price: 5000,
    upright: ['Regular'],
    italic: [],
  }),
}
