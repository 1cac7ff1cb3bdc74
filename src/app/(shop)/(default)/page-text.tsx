import type {
  SerializedAutoLinkNode,
  SerializedLinkNode,
  SerializedRelationshipNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps, ReactNode } from 'react'
import { isRecord } from '@/domain/is-record'
import { storyPath } from '@/domain/site/stories/story'
import { isSafeLink } from '@/domain/site/safe-link'
import { Picture } from '@/storefront/shell/reading/text-picture'
import { ShopLink } from '@/storefront/shell/navigation/shop-link'

type Nodes =
  SerializedAutoLinkNode | SerializedLinkNode | SerializedRelationshipNode | SerializedUploadNode

/** What staff wrote. Links within the shop are the shop's own: they are preloaded, slide, and follow redirects. */
export function PageText({ data }: Pick<ComponentProps<typeof RichText>, 'data'>) {
  return <RichText data={data} converters={withShopLinks} />
}

/** What cannot be shown leaves no trace: a picture or a page that was deleted since, a block of an older shop. */
const withShopLinks: JSXConvertersFunction<Nodes> = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node, nodesToJSX }) => linkTo(node.fields, nodesToJSX({ nodes: node.children })),
  autolink: ({ node, nodesToJSX }) => linkTo(node.fields, nodesToJSX({ nodes: node.children })),
  relationship({ node }) {
    const href = addressOf(node)
    return href && <p>{linkTo({ url: href, newTab: false }, titleOf(node.value))}</p>
  },
  upload: ({ node: { value, fields } }) =>
    isInTrash(value) ? null : <Picture file={value} words={fields?.alt} />,
  unknown: () => null,
})

type Fields = Partial<SerializedLinkNode['fields']>

function linkTo(fields: Fields, words: ReactNode): ReactNode {
  const href = fields.linkType === 'internal' ? addressOf(fields.doc) : (fields.url ?? null)
  if (href === null || !isSafeLink(href)) return <>{words}</>
  if (href.startsWith('/') && !fields.newTab) return <ShopLink href={href}>{words}</ShopLink>
  const away = fields.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...away}>
      {words}
    </a>
  )
}

/** null: the page was deleted since, or nobody may see it. */
function addressOf(linked: unknown): string | null {
  const { relationTo, value } = isRecord(linked) ? linked : {}
  if (!isRecord(value) || typeof value.slug !== 'string' || value._status === 'draft') return null
  if (relationTo === 'pages') return `/${value.slug}`
  if (relationTo === 'stories') {
    return storyPath({ kind: value.kind === 'essay' ? 'essay' : 'news', slug: value.slug })
  }
  return relationTo === 'typefaces' ? `/typeface/${value.slug}` : null
}

function titleOf(value: unknown): string {
  const { title, name } = isRecord(value) ? value : {}
  return String(title ?? name ?? '')
}

function isInTrash(file: unknown): boolean {
  return isRecord(file) && Boolean(file.deletedAt)
}
