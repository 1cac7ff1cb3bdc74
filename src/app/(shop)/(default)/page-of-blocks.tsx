import type { Payload } from 'payload'
import { readBlocks } from '@/operations/site/pages/read-blocks'
import { sectionsOf } from '@/operations/site/pages/find-page'
import { typesetHeading, typesetReadingPage } from '@/operations/site/pages/typeset-page'
import type { Page } from '@/payload-types'
import { contentsOf, PageBlocks } from '@/storefront/blocks/page-blocks'
import { FoundryPage } from '@/storefront/shell/reading/reading-page'
import { PageText } from './page-text'

/** A page of the foundry's, as visitors see it, or as staff preview it. */
export async function pageOfBlocks(
  shop: Payload,
  page: Page,
  { isPreview = false }: { isPreview?: boolean } = {},
) {
  const [setIn, { blocks, faces, menuFaces }] = await Promise.all([
    isPreview ? typesetHeading(shop, page.title) : typesetReadingPage(shop, page.title),
    readBlocks(shop, page.blocks),
  ])
  const sections = sectionsOf(page).map((section) => ({
    ...section,
    body: <PageText data={section.body} />,
  }))
  return (
    <FoundryPage
      title={page.title}
      lead={page.lead}
      sections={sections}
      setIn={setIn}
      more={contentsOf(blocks)}
      after={
        <PageBlocks
          {...{ blocks, faces, menuFaces, isPreview }}
          renderText={(text) => <PageText data={text} />}
        />
      }
    />
  )
}
