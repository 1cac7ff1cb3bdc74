import type { SiteFrame } from '@/domain/site/frame/site-frame'

/** The foundry's logo, or its name. In a picture's place a reader hears the name. */
export function ShopName({ name, logo }: Pick<SiteFrame, 'name' | 'logo'>) {
  if (!logo) return <span className="header-name">{name}</span>
  const { src, width, height } = logo
  // Next's own picture would send an SVG through its resizer.
  // eslint-disable-next-line @next/next/no-img-element
  return <img className="header-logo" src={src} alt={name} {...sizeOf({ width, height })} />
}

function sizeOf({ width, height }: { width: number | null; height: number | null }) {
  return width && height ? { width, height } : {}
}
