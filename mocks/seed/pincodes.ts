import type { Place } from '../../src/domain/fieldFormats.ts';

/** City and pincode of head and town post offices, by state. */
const PLACES: Record<string, string> = {
  'Andhra Pradesh':
    'Vijayawada 520001, Visakhapatnam 530001, Guntur 522001, Nellore 524001, Tirupati 517501, Kurnool 518001, Rajahmundry 533101, Kakinada 533001, Anantapur 515001, Kadapa 516001, Eluru 534001, Ongole 523001, Vizianagaram 535002, Srikakulam 532001, Chittoor 517001, Machilipatnam 521001, Tenali 522201, Bhimavaram 534201, Nandyal 518501, Proddatur 516360',
  'Arunachal Pradesh':
    'Itanagar 791111, Naharlagun 791110, Pasighat 791102, Tawang 790104, Bomdila 790001, Ziro 791120, Tezu 792001, Roing 792110, Along 791001',
  Assam:
    'Guwahati 781001, Dibrugarh 786001, Jorhat 785001, Silchar 788001, Tezpur 784001, Nagaon 782001, Tinsukia 786125, Sivasagar 785640, Dhubri 783301, Goalpara 783101, Barpeta 781301, Karimganj 788710, Kokrajhar 783370, North Lakhimpur 787001, Diphu 782460',
  Bihar:
    'Patna 800001, Gaya 823001, Muzaffarpur 842001, Bhagalpur 812001, Darbhanga 846004, Purnia 854301, Begusarai 851101, Chapra 841301, Arrah 802301, Katihar 854105, Munger 811201, Motihari 845401, Bettiah 845438, Samastipur 848101, Sasaram 821115, Siwan 841226, Hajipur 844101, Saharsa 852201, Nawada 805110, Buxar 802101',
  Chhattisgarh:
    'Raipur 492001, Bhilai 490001, Durg 491001, Bilaspur 495001, Korba 495677, Raigarh 496001, Jagdalpur 494001, Ambikapur 497001, Rajnandgaon 491441, Dhamtari 493773, Mahasamund 493445',
  Goa: 'Panaji 403001, Margao 403601, Vasco da Gama 403802, Mapusa 403507, Ponda 403401',
  Gujarat:
    'Ahmedabad 380001, Surat 395003, Vadodara 390001, Rajkot 360001, Bhavnagar 364001, Jamnagar 361001, Junagadh 362001, Gandhinagar 382010, Anand 388001, Nadiad 387001, Bharuch 392001, Navsari 396445, Valsad 396001, Vapi 396191, Mehsana 384001, Palanpur 385001, Bhuj 370001, Gandhidham 370201, Porbandar 360575, Morbi 363641, Godhra 389001, Ankleshwar 393001, Surendranagar 363001, Patan 384265, Himatnagar 383001',
  Haryana:
    'Gurugram 122001, Faridabad 121001, Panipat 132103, Ambala 134003, Karnal 132001, Hisar 125001, Rohtak 124001, Sonipat 131001, Panchkula 134109, Yamunanagar 135001, Bhiwani 127021, Sirsa 125055, Kurukshetra 136118, Rewari 123401, Jind 126102, Kaithal 136027, Narnaul 123001',
  'Himachal Pradesh':
    'Shimla 171001, Dharamshala 176215, Mandi 175001, Kullu 175101, Manali 175131, Solan 173212, Una 174303, Hamirpur 177001, Bilaspur 174001, Chamba 176310, Nahan 173001, Palampur 176061, Kangra 176001, Dalhousie 176304, Keylong 175132',
  Jharkhand:
    'Ranchi 834001, Jamshedpur 831001, Dhanbad 826001, Bokaro Steel City 827001, Deoghar 814112, Hazaribagh 825301, Giridih 815301, Dumka 814101, Daltonganj 822101, Chaibasa 833201, Gumla 835207, Godda 814133',
  Karnataka:
    'Bengaluru 560001, Mysuru 570001, Mangaluru 575001, Hubballi 580020, Dharwad 580001, Belagavi 590001, Kalaburagi 585101, Ballari 583101, Davanagere 577001, Shivamogga 577201, Tumakuru 572101, Udupi 576101, Hassan 573201, Mandya 571401, Chikkamagaluru 577101, Bidar 585401, Raichur 584101, Vijayapura 586101, Bagalkot 587101, Karwar 581301, Madikeri 571201, Kolar 563101, Chitradurga 577501, Hosapete 583201, Koramangala, Bengaluru 560034, Indiranagar, Bengaluru 560038, Jayanagar, Bengaluru 560041, Whitefield, Bengaluru 560066',
  Kerala:
    'Kochi 682001, Thiruvananthapuram 695001, Kozhikode 673001, Thrissur 680001, Kollam 691001, Alappuzha 688001, Palakkad 678001, Kottayam 686001, Kannur 670001, Malappuram 676505, Kasaragod 671121, Pathanamthitta 689645, Aluva 683101, Kalpetta 673121, Thodupuzha 685584, Munnar 685612, Ernakulam 682011, Thiruvalla 689101, Guruvayur 680101, Perinthalmanna 679322, Thalassery 670101, Changanassery 686101, Edappally, Kochi 682024, Kakkanad, Kochi 682030, Irinjalakuda 680121',
  'Madhya Pradesh':
    'Bhopal 462001, Indore 452001, Jabalpur 482001, Gwalior 474001, Ujjain 456001, Sagar 470001, Dewas 455001, Satna 485001, Ratlam 457001, Rewa 486001, Katni 483501, Singrauli 486889, Burhanpur 450331, Khandwa 450001, Chhindwara 480001, Guna 473001, Shivpuri 473551, Vidisha 464001, Chhatarpur 471001, Mandsaur 458001, Neemuch 458441, Hoshangabad 461001, Itarsi 461111',
  Maharashtra:
    'Mumbai 400001, Pune 411001, Nagpur 440001, Nashik 422001, Thane 400601, Aurangabad 431001, Solapur 413001, Kolhapur 416001, Amravati 444601, Sangli 416416, Satara 415001, Ahmednagar 414001, Akola 444001, Latur 413512, Dhule 424001, Jalgaon 425001, Nanded 431601, Parbhani 431401, Chandrapur 442401, Ratnagiri 415612, Wardha 442001, Yavatmal 445001, Kalyan 421301, Panvel 410206, Lonavala 410401, Mahabaleshwar 412806, Bandra West, Mumbai 400050, Andheri East, Mumbai 400069, Powai, Mumbai 400076, Dadar, Mumbai 400014, Vashi, Navi Mumbai 400703, Kothrud, Pune 411038, Miraj 416410',
  Manipur:
    'Imphal 795001, Churachandpur 795128, Thoubal 795138, Bishnupur 795126, Ukhrul 795142, Senapati 795106, Tamenglong 795141',
  Meghalaya:
    'Shillong 793001, Tura 794001, Jowai 793150, Nongstoin 793119, Williamnagar 794111, Nongpoh 793102, Cherrapunji 793108',
  Mizoram:
    'Aizawl 796001, Lunglei 796701, Champhai 796321, Kolasib 796081, Serchhip 796181, Saiha 796901, Lawngtlai 796891',
  Nagaland:
    'Kohima 797001, Dimapur 797112, Mokokchung 798601, Tuensang 798612, Wokha 797111, Zunheboto 798620, Mon 798621, Phek 797108',
  Odisha:
    'Bhubaneswar 751001, Cuttack 753001, Rourkela 769001, Puri 752001, Sambalpur 768001, Berhampur 760001, Balasore 756001, Baripada 757001, Bhadrak 756100, Jharsuguda 768201, Angul 759122, Koraput 764020, Bolangir 767001, Dhenkanal 759001, Rayagada 765001, Kendrapara 754211',
  Punjab:
    'Ludhiana 141001, Amritsar 143001, Jalandhar 144001, Patiala 147001, Bathinda 151001, Mohali 160055, Hoshiarpur 146001, Pathankot 145001, Moga 142001, Firozpur 152002, Kapurthala 144601, Phagwara 144401, Sangrur 148001, Gurdaspur 143521, Rupnagar 140001, Barnala 148101, Muktsar 152026, Fazilka 152123, Khanna 141401',
  Rajasthan:
    'Jaipur 302001, Jodhpur 342001, Udaipur 313001, Kota 324001, Ajmer 305001, Bikaner 334001, Alwar 301001, Bharatpur 321001, Bhilwara 311001, Sikar 332001, Pali 306401, Sri Ganganagar 335001, Tonk 304001, Jaisalmer 345001, Barmer 344001, Chittorgarh 312001, Mount Abu 307501, Pushkar 305022, Bundi 323001, Jhunjhunu 333001, Churu 331001, Nagaur 341001, Banswara 327001, Dungarpur 314001, Hanumangarh 335512',
  Sikkim: 'Gangtok 737101, Namchi 737126, Mangan 737116, Rangpo 737132, Gyalshing 737111, Jorethang 737121',
  'Tamil Nadu':
    'Chennai 600001, Coimbatore 641001, Madurai 625001, Tiruchirappalli 620001, Salem 636001, Tirunelveli 627001, Erode 638001, Vellore 632001, Thoothukudi 628001, Thanjavur 613001, Dindigul 624001, Cuddalore 607001, Kanchipuram 631501, Nagercoil 629001, Karur 639001, Tiruppur 641601, Kumbakonam 612001, Udhagamandalam 643001, Kodaikanal 624101, Hosur 635109, Pudukkottai 622001, Karaikudi 630001, Rameswaram 623526, Kanyakumari 629702, T. Nagar, Chennai 600017, Mylapore, Chennai 600004, Adyar, Chennai 600020, Villupuram 605602, Namakkal 637001, Sivakasi 626123',
  Telangana:
    'Hyderabad 500001, Secunderabad 500003, Warangal 506002, Nizamabad 503001, Karimnagar 505001, Khammam 507001, Mahabubnagar 509001, Nalgonda 508001, Adilabad 504001, Siddipet 502103, Sangareddy 502001, Suryapet 508213, Banjara Hills, Hyderabad 500034, Gachibowli, Hyderabad 500032, Mancherial 504208, Hanamkonda 506001',
  Tripura: 'Agartala 799001, Udaipur 799120, Dharmanagar 799250, Kailashahar 799277, Belonia 799155, Ambassa 799289',
  'Uttar Pradesh':
    'Lucknow 226001, Kanpur 208001, Varanasi 221001, Agra 282001, Prayagraj 211001, Ghaziabad 201001, Noida 201301, Meerut 250001, Bareilly 243001, Aligarh 202001, Moradabad 244001, Gorakhpur 273001, Saharanpur 247001, Jhansi 284001, Mathura 281001, Vrindavan 281121, Ayodhya 224123, Faizabad 224001, Muzaffarnagar 251001, Firozabad 283203, Rampur 244901, Shahjahanpur 242001, Etawah 206001, Mirzapur 231001, Sitapur 261001, Hardoi 241001, Raebareli 229001, Sultanpur 228001, Ballia 277001, Azamgarh 276001, Jaunpur 222001, Bulandshahr 203001, Hapur 245101, Greater Noida 201310',
  Uttarakhand:
    'Dehradun 248001, Haridwar 249401, Rishikesh 249201, Nainital 263001, Haldwani 263139, Roorkee 247667, Mussoorie 248179, Almora 263601, Pithoragarh 262501, Rudrapur 263153, Kashipur 244713, Kotdwar 246149, Pauri 246001, Uttarkashi 249193, Ranikhet 263645, Tehri 249001, Bageshwar 263642',
  'West Bengal':
    'Kolkata 700001, Howrah 711101, Siliguri 734001, Darjeeling 734101, Durgapur 713201, Asansol 713301, Bardhaman 713101, Kharagpur 721301, Malda 732101, Jalpaiguri 735101, Cooch Behar 736101, Krishnanagar 741101, Berhampore 742101, Bankura 722101, Purulia 723101, Medinipur 721101, Haldia 721602, Santiniketan 731235, Kalimpong 734301, Kurseong 734203, Suri 731101, Chandannagar 712136, Salt Lake, Kolkata 700064, Ballygunge, Kolkata 700019, Park Street, Kolkata 700016, Balurghat 733101, Alipurduar 736121',
  'Andaman and Nicobar Islands':
    'Port Blair 744101, Car Nicobar 744301, Rangat 744205, Mayabunder 744204, Diglipur 744202',
  Chandigarh: 'Chandigarh 160017, Sector 22, Chandigarh 160022, Manimajra, Chandigarh 160101',
  'Dadra and Nagar Haveli': 'Silvassa 396230',
  'Daman and Diu': 'Daman 396210, Diu 362520',
  Delhi:
    'New Delhi 110001, Delhi 110006, Karol Bagh, New Delhi 110005, Hauz Khas, New Delhi 110016, Lajpat Nagar, New Delhi 110024, Saket, New Delhi 110017, Vasant Kunj, New Delhi 110070, Dwarka, New Delhi 110075, Rohini, Delhi 110085, Mayur Vihar, Delhi 110091, Kalkaji, New Delhi 110019, Greater Kailash, New Delhi 110048',
  'Jammu and Kashmir':
    'Srinagar 190001, Jammu 180001, Anantnag 192101, Baramulla 193101, Udhampur 182101, Kathua 184101, Sopore 193201, Pulwama 192301, Kupwara 193222, Poonch 185101, Rajouri 185131, Doda 182202, Katra 182301',
  Ladakh: 'Leh 194101, Kargil 194103',
  Lakshadweep: 'Kavaratti 682555, Agatti 682553, Minicoy 682559, Amini 682552, Andrott 682551',
  Puducherry: 'Puducherry 605001, Karaikal 609602, Mahe 673310, Yanam 533464',
};

// the last word is the pincode; a comma may also stand inside a city's name
const getPlaces = ([state, text]: [string, string]): Place[] =>
  [...text.matchAll(/(\S.*?) (\d{6})(?:, |$)/g)].map(([, city = '', pincode = '']) => ({ pincode, city, state }));

/** Every pincode that is served, over all states and union territories (PIN-05, PIN-12). */
export const pincodes: readonly Place[] = Object.entries(PLACES).flatMap(getPlaces);
