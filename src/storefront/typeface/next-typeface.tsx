import type { TypefaceRow, TypefaceView } from '@/domain/catalogue/typeface-view'
import { AnimatedName } from '../catalogue/animated-name/animated-name'
import type { Arrival } from '../catalogue/menu-faces/menu-faces'
import { ShopLink } from '../shell/navigation/shop-link'

export type NextRow = Pick<TypefaceRow, 'line' | 'inItself'>

type Props = {
  next: TypefaceView['next']
  /** Its row, where its name is set on the measure too. */
  row: NextRow | null
  arrival?: Arrival
}

export function NextTypeface({ next, row, arrival }: Props) {
  if (!next) return null
  const { name, slug } = next

  return (
    <ShopLink className="next row" href={`/typeface/${slug}`}>
      <p>
        Next: {name} <span aria-hidden="true">→</span>
      </p>
      {row && (
        <AnimatedName
          {...{ name, slug }}
          line={row.line}
          lang={row.inItself.lang}
          dir={row.inItself.dir}
          peak={0.4}
          arrival={arrival}
        />
      )}
    </ShopLink>
  )
}
