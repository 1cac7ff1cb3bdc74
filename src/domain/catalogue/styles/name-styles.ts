/** "Regular", "Bold"; where they are of several typefaces: "Syne ExtraBold", "Bungee Regular". */
export function nameStyles(styles: readonly { name: string; typeface: string }[]): string[] {
  const typefaces = new Set(styles.map(({ typeface }) => typeface))
  return styles.map(({ name, typeface }) => (typefaces.size > 1 ? `${typeface} ${name}` : name))
}
