/** What a buyer tells about a use: "Domain", "Name of the app". */
export type Question = {
  key: string
  label: string
  kind: 'text' | 'domain'
  required: boolean
  /** "Subdomains are included." */
  hint?: string
}
