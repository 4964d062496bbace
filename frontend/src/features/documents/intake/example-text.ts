/** A short contract of our own making, with things in it that a careful reader would raise. */
export const EXAMPLE_TEXT = `CONSULTING AGREEMENT

This Consulting Agreement (the "Agreement") is entered into as of March 1, 2024 (the "Effective Date") by and between Harrow & Pike LLC, a Delaware limited liability company (the "Company"), and Dana Whitlock, an individual (the "Consultant").

1. Services. The Consultant shall perform the services described in Exhibit A. The Company may change the services at any time in its sole discretion.

2. Fees. The Company shall pay the Consultant a fee of ten thousand dollars ($12,000) per month within forty-five (45) days after receipt of an invoice.

3. Term. This Agreement continues until February 28, 2026 and renews automatically for successive periods of one (1) year unless either party gives written notice at least ninety (90) days before the end of the current term.

4. Termination. The Company may terminate this Agreement for convenience on five (5) days' written notice.

5. Work Product. The Consultant hereby assigns to the Company all right, title and interest in everything that the Consultant creates during the Term, whether or not it relates to the services.

6. Non-Competition. For five (5) years after termination the Consultant shall not engage in any business that competes with the Company anywhere in the world.

7. Indemnification. The Consultant shall indemnify, defend and hold harmless the Company from any and all losses arising out of this Agreement.

8. Limitation of Liability. In no event shall the Company's liability exceed the fees paid in the preceding month. The Consultant's liability is unlimited, as provided in Section 14.

9. Governing Law. This Agreement is governed by the laws of the State of New York.

10. Assignment. The Consultant may not assign this Agreement without the prior written consent of the Company.

IN WITNESS WHEREOF, the parties have executed this Agreement as of the Effective Date.

Harrow & Pike LLC
By: ______________________
Name: [●]

Dana Whitlock
______________________
`;
