import type { ReactNode } from 'react'

export function TableHead({ titles, children }: { titles: string[]; children?: ReactNode }) {
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
