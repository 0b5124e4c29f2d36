/** Rules that several techniques share. */
import { before, line, screen, type Rule } from './rule.ts';

export const pregnancy = screen(
  'pregnancy',
  'No treatment in pregnancy or while nursing (not studied: labels of SkinPen, botulinum toxins, fillers and lasers).',
  /pregnan[^.;\n]*(?:nursing|breastfeeding)/i,
);
export const isotretinoin6 = screen(
  'isotretinoin',
  'Six months after isotretinoin (its FDA label, section 5: no waxing, peels or lasers for at least six months).',
  /isotretinoin[^.;\n]*six months/i,
);
export const isotretinoin12 = screen(
  'isotretinoin',
  'A year after isotretinoin (twice the six months of its FDA label, as pigment and plasma makers ask).',
  /isotretinoin[^.;\n]*(?:12 months|(?:a|past) year)/i,
);
export const keloids = screen(
  'keloids',
  'Ask about keloids (instructions for use of SkinPen and lasers).',
  /keloid/i,
);
export const vitiligo = screen(
  'vitiligo',
  'Ask about vitiligo, which can follow an injury (dermatology).',
  /vitiligo/i,
);
export const immunity = screen(
  'immunity',
  'Ask about medicine that lowers immunity (SkinPen instructions; infection control).',
  /immun(?:e|ity)/i,
);
export const thinners = screen(
  'blood thinners',
  'Ask about blood thinners and bleeding (SkinPen and filler instructions).',
  /blood[ -]thin|anticoagulant/i,
);
export const healing = screen(
  'healing',
  'Ask about diabetes or slow healing (SkinPen and laser instructions).',
  /diabetes|heal(?:s|ing)? slow|slow healing|wound healing/i,
);
export const skinCancer = screen(
  'skin cancer',
  'No treatment over skin cancer or an unexamined spot (instructions of every device).',
  /skin cancer|cancerous/i,
);
export const infection = screen('infection', 'No treatment over infected skin (every label).', /infect/i);
export const sunburn = screen('sunburn', 'No treatment of sunburned skin (every label).', /sunburn/i);
export const lidocaine = screen(
  'lidocaine',
  'Ask about lidocaine allergy (its label, section 4).',
  /lidocaine/i,
);
export const antiviral = screen(
  'cold sores',
  'Wait with a cold sore; with past ones, an antiviral first (American Academy of Dermatology).',
  line('cold sore', 'antiviral'),
);
export const permanentMakeup4 = screen(
  'permanent makeup',
  'Four weeks after permanent makeup (our healing guide: facials after four weeks).',
  line('permanent makeup', 'four weeks'),
);
export const neurotoxin2 = screen(
  'neurotoxin',
  'Two weeks after a neurotoxin, so it can’t spread (studio protocol).',
  line('neurotoxin', 'two weeks'),
);
export const retinoids5 = before(
  'retinoids',
  'No retinoids for five days before (studio protocol; makers ask for one to seven).',
  line('retinoid', 'five days'),
);
/** What every technique asks that wounds the skin and relies on its healing. */
export const woundedSkin: readonly Rule[] = [keloids, immunity, thinners, healing, skinCancer, infection];
