import type { ReactNode } from 'react'

type Props = { titles: string[]; children?: ReactNode }

export function TableHead({ titles, children }: Props) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  )
}
