import { words } from './pattern.ts';

/** Romanised Hindi and Urdu that English does not share, by which the language is recognised. */
export const hindiMarkers = words(`
hai hain hoon hun hu tha thi mujhe mujhko mujhse mera meri mere tum tumhe tumhare tumhara tumhari tumko tumse
tera teri tere aap aapka aapki aapke aapko hum hume humein hamara hamari hamare humara humari woh wo uska uski
uske usse usne unka unki unko iska iski isko kya kyun kyu kyon kyunki kyuki kaise kaisa kaisi kab kabhi jab
jabhi tab kahan kaun kitna kitni nahi nahin nai mat bhi toh aur lekin magar par phir abhi aaj kal raat din
subah shaam bahut bohot bohut thoda thodi zyada jyada accha acha achha achi acchi bura buri pyaar pyar mohabbat
ishq dil jaan yaar khush khushi dukh gussa darr dar sharam lagta lagti laga lagi lage mehsoos mahsus chahta
chahti chahiye chahte karta karti karte karna karo karu karoon kar kiya karke hota hoti hote hona raha rahi
rahe rehte rehta rehti rehna saath sath baat baatein ghar khana khaana khaane chai neend sona soti sota sone
matlab bilkul sab sabse kuch koi ek doosre dusre agar agli baar pehle baad mein se ko ki ke ka ne wala wali
wale liye apna apni apne pati patni maa papa bhai theek thik haan ji acchi batao bolo bolna bolta sunna sunte
dekho dekhte dekh hasi hasti haste gale milna milke banate banati banata din jaata jata jaati dono hamesha
`);

/** Hindi words that carry no picture of their own. */
export const hindiFunctionWords = hindiMarkers.filter(
  (word) => !/^(raat|subah|shaam|ghar|kha|chai|gale|maa|papa|bhai|patni|pati|neend|hasi|hasti)/.test(word),
);
