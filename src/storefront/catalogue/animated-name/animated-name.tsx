import { ViewTransition } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { NameLine, type NameLineProps } from './name-line'

/** Names of more parts have no space for the numbers on a phone. */
const MANY = 10

type AnimatedNameProps = Omit<NameLineProps, 'line'> & { line: AnimatedLine | null; slug: string }

/** A typeface's name, set in itself from margin to margin. It is the view transition n-{slug}. */
export function AnimatedName({ line, slug, ...rest }: AnimatedNameProps) {
  return (
    <ViewTransition name={`n-${slug}`} default="none" share="name">
      <div className={line && line.parts.length > MANY ? 'name many' : 'name'}>
        {line ? (
          <NameLine line={line} {...rest} />
        ) : (
          <span className="name-plain" translate="no" aria-hidden="true">
            {rest.name}
          </span>
        )}
      </div>
    </ViewTransition>
  )
}
