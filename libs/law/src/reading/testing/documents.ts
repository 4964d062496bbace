/** Short documents of every family, written for the specs. */
export const SERVICE_CONTRACT = `MASTER SERVICES AGREEMENT

This Master Services Agreement (the “Agreement”) is made and entered into as of March 4, 2024 by and between Harbor Analytics, Inc., a Delaware corporation (“Provider”), and the Town of Millbrook, a New York municipal corporation (“Customer”).

1. SERVICES

1.1 Scope. Provider shall deliver the reports described in Exhibit A (the “Reports”) within thirty (30) days after each request.

1.2 Acceptance. Customer shall accept or reject each of the Reports within ten (10) business days.

2. FEES

2.1 Fee. Customer shall pay Provider $48,000 per year, due on or before June 30, 2024.

3. TERM

3.1 Term. The initial term of this Agreement shall continue until March 3, 2027 and shall renew automatically for periods of one year unless a party gives ninety (90) days’ written notice.

4. GENERAL

4.1 Governing Law. This Agreement is governed by the laws of the State of New York. The parties submit to the exclusive jurisdiction of the courts located in New York.

4.2 Confidentiality. Provider shall not disclose the Reports to anyone.

IN WITNESS WHEREOF, the parties have executed this Agreement.

HARBOR ANALYTICS, INC.

By: /s/ Lena Ortiz
Name: Lena Ortiz
Title: President

TOWN OF MILLBROOK

By: ______________
Name: Paul Reyes
Title: Supervisor
`;

export const COMPLAINT = `UNITED STATES DISTRICT COURT
FOR THE SOUTHERN DISTRICT OF NEW YORK

HARBOR ANALYTICS, INC.,

Plaintiff,

v.

TOWN OF MILLBROOK and PAUL REYES,

Defendants.

Case No. 1:24-cv-04410

COMPLAINT AND DEMAND FOR JURY TRIAL

1. This Court has jurisdiction under 28 U.S.C. § 1332 because the parties are citizens of different states and more than $75,000 is in controversy.

2. Defendants were served with a summons and complaint in an earlier action on August 12, 2024.

COUNT I - BREACH OF CONTRACT

3. The Town promised to pay $96,000 and paid nothing.

PRAYER FOR RELIEF

WHEREFORE, Plaintiff requests that the Court:

(a) enter judgment against the Town for $96,000;

(b) award costs and interest; and

(c) grant such further relief as is just.

Respectfully submitted,

/s/ Dana Cole
Attorney for Plaintiff
`;

export const OPINION = `United States Court of Appeals
for the Tenth Circuit

No. 23-1188

HARBOR ANALYTICS, INC.,

Plaintiff-Appellant,

v.

TOWN OF MILLBROOK,

Defendant-Appellee.

Decided: March 5, 2024

Before ALVAREZ, STONE, and WHITE, Circuit Judges.

STONE, Circuit Judge.

Harbor Analytics appeals the district court’s grant of summary judgment to the Town. The question on appeal is whether a signature block without a date binds the signer. We review a grant of summary judgment de novo. See Gray v. Vale, 512 F.3d 100 (10th Cir. 2008).

The district court held that it does not. We disagree with that reading of Gray. We hold that a signature binds its signer whether or not it is dated. Id. at 104.

Accordingly, the judgment of the district court is REVERSED AND REMANDED.

WHITE, J., dissenting:

I would hold that the block is void. We hold too much today.
`;

export const DEMAND_LETTER = `March 3, 2024

Via Certified Mail

Re: Use of the HARBORLIGHT mark

Dear Ms. Doyle:

We write for Harbor Analytics, Inc., which has used the mark HARBORLIGHT since 2011. Your shop sells lamps under the same name, and your customers have written to us by mistake.

You must cease and desist from using the mark within fourteen (14) days. You must confirm in writing no later than March 18, 2024 that you have done so. Unpaid royalties of $12,500 are due at once.

Very truly yours,

Lena Ortiz
`;

export const STATUTE = `§ 41.201. Definitions

As used in this chapter, “fence” means a barrier of wood or wire that divides two parcels.

§ 41.202. Duty to repair

The owner shall repair a fence within thirty days after written notice from a neighbor. It is unlawful to remove a fence without notice.
`;
