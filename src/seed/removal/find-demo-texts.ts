import type { Payload } from 'payload'
import { idOf } from '@/operations/id-of'
import { composeRichText } from '@/operations/site/pages/compose-rich-text'
import { findAll } from '@/operations/records/rows'
import type { Designer, Eula, LicenceType, Media, Order, Page, Story, Use } from '@/payload-types'
import { DEMO_EULAS, DEMO_LICENCE_TYPES } from '../demo-licences'
import { DEMO_PAGES } from '../seed-pages'
import { DEMO_DESIGNERS } from '../seed-catalogue'
import { DEMO_STORIES } from '../seed-stories'
import { isDemoPicture, isDemoUse } from '../seed-uses'
import { holdsSeed } from '../fill-shop'

export type DemoTexts = {
  licenceTypes: LicenceType[]
  eulas: Eula[]
  pages: Page[]
  stories: Story[]
  uses: Use[]
  pictures: Media[]
  designers: Designer[]
  kept: string[]
}

/** Licence types, licence texts and pages that still say what the seed wrote. What staff changed is theirs, with the text it refers to. */
export async function findDemoTexts(payload: Payload, sold: Order[]): Promise<DemoTexts> {
  const types = await findAll(payload, 'licence-types')
  const eulas = (await findAll(payload, 'eulas')).filter(isDemoEula)
  const pages = await findAll(payload, 'pages')
  const stories = await findAll(payload, 'stories')
  const designers = await findAll(payload, 'designers')
  const uses = await findAll(payload, 'uses')
  const kept = uses.filter((use) => !isDemoUse(use)).map(({ picture }) => idOf(picture))
  const pictures = (await findAll(payload, 'media')).filter(isDemoPicture)
  const licenceTypes = types.filter((type) => isDemoType(type, eulas))
  const needed = new Set([
    ...types.filter((type) => !licenceTypes.includes(type)).map(({ eula }) => idOf(eula)),
    ...sold.flatMap(({ lines }) => lines.flatMap(({ uses }) => uses.map(({ eula }) => eula.id))),
  ])

  return {
    licenceTypes,
    eulas: eulas.filter(({ id }) => !needed.has(id)),
    pages: pages.filter(isDemoPage),
    stories: stories.filter(isDemoStory),
    uses: uses.filter(isDemoUse),
    pictures: pictures.filter(({ id }) => !kept.includes(id)),
    designers: designers.filter(isDemoDesigner),
    kept: [
      ...types
        .filter((type) => !licenceTypes.includes(type) && seedOfType(type))
        .map(({ name }) => `the licence type ${name}, which you changed`),
      ...eulas
        .filter(({ id }) => needed.has(id))
        .map(({ title, version }) => `the licence text ${title} ${version}, which is in use`),
      ...pages
        .filter((page) => !isDemoPage(page) && seedOfPage(page))
        .map(({ title }) => `the page ${title}, which you changed`),
      ...stories
        .filter((story) => !isDemoStory(story) && seedOfStory(story))
        .map(({ title }) => `the story ${title}, which you changed`),
    ],
  }
}

function isDemoEula(row: Eula): boolean {
  return DEMO_EULAS.some(({ title, version, sections }) =>
    holdsSeed(row, { title, version, sections }),
  )
}

function seedOfType({ key }: LicenceType) {
  return DEMO_LICENCE_TYPES.find((seed) => seed.key === key)
}

function isDemoType(row: LicenceType, eulas: Eula[]): boolean {
  const seed = seedOfType(row)
  if (!seed) return false
  const { eula: title, ...fields } = seed
  return (
    holdsSeed(row, fields) &&
    eulas.some((eula) => eula.id === idOf(row.eula) && eula.title === title)
  )
}

function seedOfPage({ slug }: Page) {
  return DEMO_PAGES.find((seed) => seed.slug === slug)
}

function isDemoPage(row: Page): boolean {
  const seed = seedOfPage(row)
  if (!seed) return false
  const { title, lead } = seed
  return holdsSeed(row, { title, lead, content: composeRichText(seed.sections) })
}

/** Whom the foundry pays is its own, whatever else is said of them. */
function isDemoDesigner(row: Designer): boolean {
  const isPaid = Boolean(row.email) || (row.shares ?? []).length > 0
  const seed = DEMO_DESIGNERS.find(({ name }) => name === row.name)
  return Boolean(seed) && !isPaid && holdsSeed(row, { life: seed?.life, links: seed?.links })
}

function seedOfStory({ slug }: Story) {
  return DEMO_STORIES.find((seed) => seed.slug === slug)
}

function isDemoStory(row: Story): boolean {
  const seed = seedOfStory(row)
  if (!seed) return false
  const { kind, title, summary } = seed
  const blocks = seed.blocks.map((block) =>
    block.kind === 'passage'
      ? {
          text: composeRichText([{ heading: block.heading ?? null, paragraphs: block.paragraphs }]),
        }
      : { text: block.text },
  )
  return holdsSeed(row, { kind, title, summary, blocks })
}
