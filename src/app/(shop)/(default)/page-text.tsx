import type { SerializedLinkNode } from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import { isSafeLink } from '@/domain/site/safe-link'
import { ShopLink } from '@/storefront/shell/navigation/shop-link'

type Fields = SerializedLinkNode['fields']

/** What staff wrote. Links within the shop are the shop's own: they are preloaded, slide, and follow redirects. */
export function PageText({ data }: Pick<ComponentProps<typeof RichText>, 'data'>) {
  return <RichText data={data} converters={withShopLinks} />
}

const withShopLinks: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link({ node, nodesToJSX }) {
    const words = nodesToJSX({ nodes: node.children })
    const href = hrefOf(node.fields)
    if (!isSafeLink(href)) return <>{words}</>
    if (href.startsWith('/') && !node.fields.newTab) {
      return <ShopLink href={href}>{words}</ShopLink>
    }
    const away = node.fields.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
    return (
      <a href={href} {...away}>
        {words}
      </a>
    )
  },
})

/** An internal link to a page that was deleted since leads to the home page. */
function hrefOf({ linkType, url, doc }: Fields): string {
  if (linkType !== 'internal') return url ?? '/'
  const slug = typeof doc?.value === 'object' ? doc.value.slug : undefined
  if (typeof slug !== 'string') return '/'
  return doc?.relationTo === 'typefaces' ? `/typeface/${slug}` : `/${slug}`
}
