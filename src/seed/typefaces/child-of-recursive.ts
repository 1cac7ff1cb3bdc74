import type { Category, Sample } from '@/domain/catalogue/typeface-view'
import type { SeedTypeface } from '../demo-foundry'
import { nameCuts } from '../name-cuts'

type Corner = {
  name: string
  position: number
  category: Category
  purpose: string
  lead: string
  about: string[]
  samples: Sample[]
}

/** One corner of Recursive's design space, cut once from its variable master. */
export function childOfRecursive(corner: Corner): SeedTypeface {
  const slug = `recursive-${corner.name.toLowerCase().replace(' ', '-')}`
  return {
    ...corner,
    name: `Recursive ${corner.name}`,
    slug,
    parent: 'recursive',
    shape: 'field',
    designers: ['Stephen Nixon'],
    foundry: 'Arrow Type',
    price: 16000,
    menuText: corner.name,
    lang: 'en',
    dir: 'ltr',
    sampleStyle: 'Regular',
    sampleCoordinates: {},
    trialPolicy: 'full',
    styles: nameCuts({
      master: `${slug}/Recursive${corner.name.replace(' ', '')}`,
      format: 'ttf',
      price: 6000,
      upright: ['Light', 'Regular', 'Bold'],
      italic: [],
    }),
  }
}
