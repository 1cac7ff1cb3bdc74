import { expect, test } from 'vitest'
import { designerData } from '@/domain/site/search/structured-data'
import { creditsWithPages, type Designer } from '@/domain/site/designers/designer'

const DORA: Designer = {
  slug: 'dora',
  name: 'Dora',
  kind: 'person',
  life: ['Draws.'],
  typefaces: [],
  links: [{ label: 'Post', url: 'mailto:a@b.example' }],
  changedAt: '',
}

test('each name of a credit line leads to its own page: two of one name to two, and who is not named stands behind', () => {
  const six = 'Dora, Emil, Dora, Fay, Gus, Typewerk'
  const pages = [DORA, { ...DORA, slug: 'dora-2' }, { name: 'Hal', slug: 'hal' }]

  expect(creditsWithPages(six, pages)).toEqual([
    { name: 'Dora', slug: 'dora' },
    { name: 'Emil', slug: null },
    { name: 'Dora', slug: 'dora-2' },
    ...['Fay', 'Gus', 'Typewerk'].map((name) => ({ name, slug: null })),
    { name: 'Hal', slug: 'hal' },
  ])
})

test('machines are told whether it is a person or a studio, and of its sites', () => {
  const links = [{ label: 'Site', url: 'https://dora.example' }]
  const origin = 'https://fonts.example'

  expect(designerData(DORA, origin)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Dora',
      url: 'https://fonts.example/designer/dora',
      description: 'Draws.',
    },
  ])
  expect(designerData({ ...DORA, kind: 'studio', links }, origin)[0]).toMatchObject({
    '@type': 'Organization',
    sameAs: ['https://dora.example'],
  })
})
