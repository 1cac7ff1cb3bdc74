import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import {
  describePage,
  describeTypeface,
  titleOfPage,
  titleOfTypeface,
  type DescribedTypeface,
} from '@/domain/site/sharing/share-words'
import { readShop } from '@/operations/shop-records'
import { shopOrigin } from '@/operations/shop-origin'
import type { Page } from '@/payload-types'
import type { PayloadRequest } from 'payload'

type Asked = { doc: object; req: PayloadRequest; collectionConfig?: { slug: string } }

/** What search engines say of a page, and what is shown where somebody shares it. Empty: what the shop says by itself. */
export const searchFields = seoPlugin({
  collections: ['pages', 'typefaces'],
  uploadsCollection: 'media',
  tabbedUI: true,
  fields: ({ defaultFields }) => defaultFields.map(inOurWords),
  generateTitle: ({ doc, req, collectionConfig }: Asked) =>
    generate(req, (shop) =>
      collectionConfig?.slug === 'typefaces'
        ? titleOfTypeface(doc as DescribedTypeface, shop)
        : titleOfPage((doc as Page).title, shop),
    ),
  generateDescription: ({ doc, req, collectionConfig }: Asked) =>
    generate(req, (shop) =>
      collectionConfig?.slug === 'typefaces'
        ? describeTypeface(doc as DescribedTypeface, shop)
        : describePage(doc as Page),
    ),
  generateURL: ({ doc, collectionConfig }) => {
    const { slug } = doc as { slug?: string }
    return `${shopOrigin()}${collectionConfig?.slug === 'typefaces' ? '/typeface' : ''}/${slug ?? ''}`
  },
})

async function generate(req: PayloadRequest, write: (shop: string) => string): Promise<string> {
  return write((await readShop(req.payload)).name)
}

const WORDS: Record<string, { label: string; description?: string }> = {
  overview: { label: 'How complete it is' },
  title: {
    label: 'Title',
    description: 'Empty: the name, what it is, and the name of the shop.',
  },
  description: {
    label: 'Description',
    description: 'Empty: the words the page begins with.',
  },
  image: {
    label: 'Picture for sharing',
    description: '1200 × 630 pixels. Empty: the picture for sharing of the shop.',
  },
  preview: { label: 'As a search engine shows it' },
}

function inOurWords(field: Field): Field {
  const { label, description } = WORDS['name' in field ? field.name : ''] ?? {}
  const isPicture = 'name' in field && field.name === 'image'
  return {
    ...field,
    ...(label ? { label } : {}),
    ...(isPicture ? { filterOptions: { mimeType: { in: SHARED } } } : {}),
    admin: { ...field.admin, description },
  } as Field
}

const SHARED = ['image/png', 'image/jpeg', 'image/webp']
