/** The plate letters that GeoNames names a Spanish province by, in the order of INE's codes from 01 to 52. */
const letters =
  'VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z CE ME'.split(
    ' ',
  );

/** INE's code of the province with these plate letters. */
export function provinceOfPlate(plate: string): string | undefined {
  const at = letters.indexOf(plate);
  return at === -1 ? undefined : String(at + 1).padStart(2, '0');
}
